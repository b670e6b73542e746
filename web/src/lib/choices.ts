/** A decision as a bar shows it: by verb, what is open and what is closed. */
import type { ChoiceDoc, Decision, RefusalDoc } from './wire';

export interface Group {
  verb: string;
  open: ChoiceDoc[];
  closed: RefusalDoc[];
}

const FLAT = 8; // so many choices are shown at once, more are folded by verb

export function groupsOf(decision: Decision): Group[] {
  const groups = new Map<string, Group>();
  const of = (verb: string): Group => {
    let found = groups.get(verb);
    if (!found) groups.set(verb, (found = { verb, open: [], closed: [] }));
    return found;
  };
  for (const choice of decision.choices) of(choice.verb).open.push(choice);
  for (const refusal of decision.refusals ?? []) of(refusal.verb).closed.push(refusal);
  return [...groups.values()];
}

/** May everything be seen at once? */
export function isFlat(groups: Group[]): boolean {
  const open = groups.filter((group) => group.open.length);
  return open.length === 1 ? open[0]!.open.length <= 2 * FLAT : open.reduce((sum, group) => sum + group.open.length, 0) <= FLAT;
}

export const choiceKey = (choice: ChoiceDoc | RefusalDoc): string => `${choice.verb}/${choice.target ?? -1}`;
