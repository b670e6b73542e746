/** Sentences about choices, refusals and pieces, out of the game's catalogue. */
import { printed } from '$lib/sentences';
import type { Word } from '$lib/words.svelte';
import type { WarriorsDesk } from './position';
import { stacksOf, strengthOf } from './position';
import type { Unit } from './types';

export { choiceText, printed, refusalText, verbText, whyText } from '$lib/sentences';

export const piecesText = (desk: WarriorsDesk, units: Unit[]): string => desk.say(pieces(units.length, units[0]!.kind));

export const counted = (count: number, thing: Word): Word => ({ say: 'counted', with: { count, thing } });

const pieces = (count: number, kind: string): Word =>
  counted(count, count === 1 ? `kind-${kind}` : { say: `kind-${kind}`, form: 'many' });

/** "2 archers, 1 fortress" for screen readers and cards. */
export function unitsText(desk: WarriorsDesk, units: Unit[]): string {
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(unit.kind, (counts.get(unit.kind) ?? 0) + 1);
  return desk.say([...counts].map(([kind, count]) => pieces(count, kind)));
}

/** One stack of a province with its marks. */
export function marksText(desk: WarriorsDesk, unit: Unit): string {
  const marks: string[] = [];
  if (unit.damage) marks.push(desk.text('mark-damage', { damage: unit.damage }));
  if (unit.action_points && desk.view.phase === 'manoeuvre') marks.push(desk.text('mark-points', { points: unit.action_points }));
  if (unit.retreated) marks.push(desk.text('mark-retreated'));
  return marks.join(', ');
}

export function nameOf(desk: WarriorsDesk, seat: number): string {
  if (seat < 0) return desk.text('free');
  return desk.factions[seat]?.name ?? desk.text('barbarians');
}

export const provinceName = (desk: WarriorsDesk, province: number): string => desk.sheet.provinces[province]?.name ?? '';

/** A province in one sentence, the label of its shape on the board. */
export function provinceSentence(desk: WarriorsDesk, province: number): string {
  const view = desk.view.provinces[province]!;
  const sheet = desk.sheet.provinces[province]!;
  const parts = [
    sheet.name,
    desk.text(`province-${sheet.kind}`),
    desk.text('wt-held-by', { holder: printed(nameOf(desk, view.holder_seat)) }),
  ];
  const owners = [...new Set(view.units.map((unit) => unit.owner))];
  for (const owner of owners) {
    const units = view.units.filter((unit) => unit.owner === owner);
    parts.push(
      desk.text('wt-force', {
        owner: printed(nameOf(desk, owner)),
        units: printed(unitsText(desk, units)),
        strength: strengthOf(units),
      }),
    );
  }
  return parts.join('. ');
}

export const stackText = (desk: WarriorsDesk, units: Unit[]): string =>
  stacksOf(units)
    .map((stack) => {
      const marks = marksText(desk, stack.units[0]!);
      const name = desk.say(pieces(stack.units.length, stack.kind));
      return marks ? `${name} (${marks})` : name;
    })
    .join(', ');
