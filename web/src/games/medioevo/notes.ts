/** What a newcomer would have to look up about a choice: prices of trade, what a transport can do, danger on a trader's way. */
import type { ChoiceDoc } from '$lib/wire';
import { cubePrice, dangerIn, type MedioevoDesk } from './position';
import { COLOURS } from './types';
import { printed, seatWord } from './words';

export interface Note {
  text: string;
  bad: boolean;
}

const CUBE = 100; // florins for a cube where it is produced
const PIECE_LEVELS = 4; // a model is kind * 4 + level
const TRANSPORTS = 4; // kinds before the siege engines
const TRADERS = 2; // from here on they carry cubes, before units

/** Whoever would fall upon the trader that is led into a zone; -1 if nobody. */
export function dangerOf({ view }: MedioevoDesk, { verb, target = -1 }: ChoiceDoc): number {
  return verb === 'to' && view.convoy ? dangerIn(view, view.convoy.seat, target) : -1;
}

/** Would a sale here be the end of the road that the trader is on? */
function endsRoad({ view }: MedioevoDesk): boolean {
  const road = view.convoy && view.seats[view.convoy.seat]?.road;
  if (!road || road.piece !== view.convoy!.piece) return false;
  return road.stages.at(-1) !== view.convoy!.zone || road.done.slice(0, -1).includes(false);
}

export function noteOf(desk: MedioevoDesk, choice: ChoiceDoc): Note | null {
  const { view, sheet } = desk;
  const { verb, target = -1 } = choice;
  const said = (text: string, bad = false): Note => ({ text, bad });
  const zone = view.convoy?.zone ?? -1;
  const danger = dangerOf(desk, choice);
  if (danger >= 0) return said(desk.text('mu-may-be-seized', { seat: seatWord(desk, danger) }), true);
  if (verb === 'buy' && view.convoy) return said(desk.text('mu-each', { price: CUBE }));
  if (verb === 'sell' && endsRoad(desk)) return said(desk.text('mu-ends-road'), true);
  if (verb === 'sell' && sheet.territories[zone]?.area) return said(desk.text('mu-each', { price: cubePrice(view, zone) }));
  if (choice.kind === 'colour' && verb === 'take_token') return said(desk.text(`mu-branch-${COLOURS[target]}`));
  if (choice.kind === 'model' && target < TRANSPORTS * PIECE_LEVELS) {
    const [kind, level] = [Math.floor(target / PIECE_LEVELS), target % PIECE_LEVELS];
    const what = printed(kind < TRADERS ? 'units' : 'cubes');
    return said(desk.text('mu-transport-facts', { mp: sheet.moves[kind]?.[level] ?? 0, capacity: sheet.capacity[kind]?.[level] ?? 0, what }));
  }
  return null;
}
