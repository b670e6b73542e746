/** Sentences about choices and refusals, out of a game's catalogue. */
import type { Desk } from '$games/game';
import type { ChoiceDoc, RefusalDoc, Why } from './wire';
import { hyphened, type Word } from './words.svelte';

type Words = Record<string, Word>;

/** A name as it stands, not to be translated. */
export const printed = (name: string): Word => `=${name}`;

export const verbText = (desk: Desk, verb: string): string => desk.text(`verb-${hyphened(verb)}`);

/** What a menu says: the game's sentence, else verb and target. */
export function choiceText(desk: Desk, choice: ChoiceDoc | RefusalDoc): string {
  const words = (choice.words ?? {}) as Words;
  const message = `choice-${hyphened(choice.verb)}`;
  const said = desk.text(message, words);
  return said === message ? `${verbText(desk, choice.verb)} ${words['target'] === undefined ? '' : desk.say(words['target'])}`.trim() : said;
}

/** A refused thing by name: the words of the choice it would have been, else its verb. */
export const refusalText = (desk: Desk, refusal: RefusalDoc): string => (refusal.words ? choiceText(desk, refusal) : verbText(desk, refusal.verb));

/** Why something is refused, and what would help where there is a way. */
export function whyText(desk: Desk, why: Why): string {
  const message = `reason-${hyphened(why.code)}`;
  const words = (why.words ?? {}) as Words;
  const remedy = desk.say({ say: message, with: words, form: 'remedy' });
  const reason = desk.text(message, words);
  return remedy === message ? reason : `${reason} ${remedy}`;
}
