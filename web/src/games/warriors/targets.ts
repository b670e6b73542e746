/** Which choices and refusals meet in a province: its own, its pieces', and those about whoever it stands for. */
import { thingsIn as eventThings, type EventThings } from '$lib/things';
import type { ChoiceDoc, RefusalDoc } from '$lib/wire';
import type { Thing } from '../game';
import { findUnit, provinceOfUnit, type WarriorsDesk } from './position';
import type { Unit } from './types';

const PIECES = ['unit', 'target'];

export const pieceThings = (units: Pick<Unit, 'unit'>[]): Thing[] =>
  units.flatMap((unit) => PIECES.map((kind) => ({ kind, target: unit.unit })));

function thingsIn(desk: WarriorsDesk, province: number): Thing[] {
  const view = desk.view.provinces[province];
  if (!view) return [];
  const things = [{ kind: 'province', target: province }, ...pieceThings(view.units)];
  const nation = desk.sheet.nations.findIndex((one) => one.capital === province);
  if (nation >= 0) things.push({ kind: 'nation', target: nation });
  // Choices about a seat would light up half the map: only when the person has asked for that verb.
  if (desk.verb !== null && view.holder_seat >= 0) things.push({ kind: 'seat', target: view.holder_seat });
  return things;
}

export const choicesOn = (desk: WarriorsDesk, things: Thing[]): ChoiceDoc[] => [
  ...new Set(things.flatMap((thing) => desk.choicesAt(thing))),
];

export const choicesIn = (desk: WarriorsDesk, province: number): ChoiceDoc[] => choicesOn(desk, thingsIn(desk, province));

export const refusalsIn = (desk: WarriorsDesk, province: number): RefusalDoc[] => [
  ...new Set(thingsIn(desk, province).flatMap((thing) => desk.refusalsAt(thing))),
];

/** The province where a thing is to be looked for; -1 if nowhere. */
export function provinceOf(desk: WarriorsDesk, thing: Thing): number {
  if (thing.kind === 'province') return thing.target;
  if (PIECES.includes(thing.kind)) return provinceOfUnit(desk.view, thing.target);
  if (thing.kind === 'nation') return desk.sheet.nations[thing.target]?.capital ?? -1;
  if (thing.kind === 'seat') return desk.sheet.nations[desk.view.seats[thing.target]?.nation_number ?? -1]?.capital ?? -1;
  return -1;
}

/** Where the pieces that are being moved stand, if the question is where to. */
export function originOf(desk: WarriorsDesk): number {
  const words = desk.decision?.prompt.with as Record<string, unknown> | undefined;
  const asksWhere = desk.decision?.choices.some((choice) => /(^|_)to$/.test(choice.verb));
  if (!asksWhere || typeof words?.province !== 'string') return -1;
  const name = words.province.slice(1);
  return desk.sheet.provinces.findIndex((province) => province.name === name);
}

export function placeOf(choice: ChoiceDoc, desk: WarriorsDesk): Thing | null {
  const thing = { kind: choice.kind ?? '', target: choice.target ?? -1 };
  if (PIECES.includes(thing.kind)) return findUnit(desk.view, thing.target) ? { kind: 'unit', target: thing.target } : null;
  if (thing.kind === 'seat') return thing.target >= 0 ? thing : null;
  const province = provinceOf(desk, thing);
  return province >= 0 ? { kind: 'province', target: province } : null;
}

/** Positions of things among the numbers of an event, as in games/warriors/events.py. */
const EVENT_THINGS: EventThings = {
  'nation.taken': [['nation', 1]],
  'army.fed': [['province', 2]],
  'army.starved': [['province', 2]],
  'route.opened': [['seat', 0], ['seat', 1]],
  'army.formed': [['province', 2]],
  'army.upgraded': [['province', 4]],
  'fortress.built': [['province', 1]],
  'army.moved': [['province', 3]],
  'province.taken': [['province', 1]],
  'province.freed': [['province', 1]],
  'province.conquered': [['province', 1]],
  'battle.opened': [['province', 2]],
  'unit.killed': [['province', 3]],
  'unit.lost': [['province', 2]],
  'army.retreated': [['province', 1], ['province', 2]],
  'army.withdrew': [['province', 1], ['province', 2]],
  'nation.unified': [['seat', 0]],
  'war.declared': [['seat', 0], ['seat', 1]],
  'war.ended': [['seat', 0], ['seat', 1]],
  'seat.left': [['seat', 0]],
  'seat.barbarised': [['seat', 0]],
  'game.won': [['seat', 0]],
};

export const thingsOf = (kind: string, args: number[]): Thing[] => eventThings(EVENT_THINGS, kind, args);
