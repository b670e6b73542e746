/** Sentences about choices, spaces, stacks and terms, out of the catalogues. */
import { printed } from '$lib/sentences';
import type { Word } from '$lib/words.svelte';
import { battleIn, bombsOf, isCapital, isSea, nukesIn, ranksOf, spiesIn, stacksIn, type CivilizationDesk, type Stack } from './position';
import { ERAS, RESOURCES, SIZES, TOKENS, type PieceView } from './types';

export { choiceText, printed, refusalText, verbText, whyText } from '$lib/sentences';

type Of = (desk: CivilizationDesk, number: number) => string;

export const dashed = (name: string): string => name.replaceAll('_', '-').replaceAll('.', '-');

export const promptText = (desk: CivilizationDesk): string => (desk.decision ? desk.say(desk.decision.prompt as Word) : '');

export function nameOf(desk: CivilizationDesk, seat: number): string {
  if (seat < 0) return desk.text('cv-nobody');
  return desk.factions[seat]?.name ?? desk.text('barbarians');
}

export const namesOf = (desk: CivilizationDesk, seats: readonly number[]): string => seats.map((seat) => nameOf(desk, seat)).join(', ');

const named =
  (list: 'spaces' | 'technologies' | 'wonders' | 'improvements' | 'kinds' | 'missions', message: string): Of =>
  (desk, number) => {
    const key = desk.sheet[list][number]?.key;
    return key ? desk.text(`${message}-${key}`) : '';
  };

export const spaceName = named('spaces', 'space');
export const technologyName = named('technologies', 'technology');
export const wonderName = named('wonders', 'wonder');
export const improvementName = named('improvements', 'improvement');
export const missionName = named('missions', 'mission');
export const cardName: Of = (desk, card) => desk.text(`strategy-${desk.sheet.cards[card]?.key ?? ''}`);
export const governmentName = (desk: CivilizationDesk, key: string): string => desk.text(`government-${key}`);
export const civilizationName = (desk: CivilizationDesk, key: string): string => (key ? desk.text(`civilization-${key}`) : '');
export const tokenName: Of = (desk, token) => (TOKENS[token] ? desk.text(`token-${TOKENS[token]}`) : '');
export const resourceName: Of = (desk, resource) => (RESOURCES[resource] ? desk.text(`resource-${RESOURCES[resource]}`) : '');
export const sizeName: Of = (desk, size) => (SIZES[size] ? desk.text(`size-${SIZES[size]}`) : '');
export const eraName: Of = (desk, era) => (ERAS[era] ? desk.text(`era-${ERAS[era]}`) : '');

/** What a printed thing does. */
export const textOf = (desk: CivilizationDesk, message: string): string => desk.say({ say: message, form: 'text' });

/** A kind of unit, one or many of them. */
export function kindName(desk: CivilizationDesk, kind: number, count = 1): string {
  const key = desk.sheet.kinds[kind]?.key ?? '';
  return count === 1 ? desk.text(`kind-${key}`) : desk.say({ say: `kind-${key}`, form: 'many' });
}

export const counted = (desk: CivilizationDesk, count: number, name: string): string => desk.text('cv-counted', { count, thing: printed(name) });

/** "3 swordsmen, 1 horseman". */
export function piecesText(desk: CivilizationDesk, pieces: readonly PieceView[]): string {
  const counts = new Map<number, number>();
  for (const { kind } of pieces) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([kind, count]) => counted(desk, count, kindName(desk, kind, count))).join(', ');
}

/** Half points as a number with a half. */
export const halves = (points: number): string => (points % 2 ? `${points > 1 ? Math.floor(points / 2) : ''}½` : String(points / 2));

export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');

export const stackText = (desk: CivilizationDesk, stack: Stack): string => `${nameOf(desk, stack.owner)}: ${piecesText(desk, stack.pieces)}`;

/** What a piece has left, and what keeps it. */
export function stateText(desk: CivilizationDesk, piece: PieceView): string {
  const parts = [desk.text('cv-mp', { mp: printed(halves(piece.left)) })];
  if (piece.ashore) parts.push(desk.text('cv-ashore'));
  if (piece.stopped) parts.push(desk.text('cv-stopped'));
  if (piece.acted) parts.push(desk.text('cv-acted'));
  if (bombsOf(desk.view, piece)) parts.push(desk.text('cv-nukes', { number: bombsOf(desk.view, piece) }));
  return parts.join(', ');
}

export const ranksText = (desk: CivilizationDesk, pieces: PieceView[]): string =>
  ranksOf(desk.view, pieces).map((rank) => `${counted(desk, rank.pieces.length, kindName(desk, rank.kind, rank.pieces.length))} (${stateText(desk, rank.pieces[0]!)})`).join(', ');

/** The settlement of a territory in words; nothing if there is none. */
export function settlementText(desk: CivilizationDesk, territory: number): string {
  const view = desk.view.territories[territory];
  if (!view?.size) return '';
  const parts = [desk.text(isCapital(desk.view, territory) ? 'cv-capital-of' : 'cv-settlement-of', { size: `size-${SIZES[view.size]}`, seat: printed(nameOf(desk, view.holder)) })];
  if (view.resource >= 0) parts.push(resourceName(desk, view.resource));
  parts.push(desk.text(view.happy ? 'cv-happy' : 'cv-unhappy'));
  if (view.productive) parts.push(desk.text('cv-productive'));
  if (view.occupied) parts.push(desk.text('cv-occupied'));
  return parts.join(', ');
}

/** A space in one sentence, the label of its shape on the board. */
export function spaceSentence(desk: CivilizationDesk, space: number): string {
  const parts = [spaceName(desk, space)];
  const sheet = desk.sheet.spaces[space]!;
  if (isSea(space)) parts.push(desk.text('cv-sea'));
  else {
    const view = desk.view.territories[space]!;
    parts.push(settlementText(desk, space) || desk.text('cv-no-settlement'));
    parts.push(tokenText(desk, space));
    if (view.road) parts.push(desk.text(view.road > 1 ? 'cv-railway' : 'cv-road'));
    if (sheet.volcano) parts.push(desk.text('cv-volcano'));
  }
  for (const stack of stacksIn(desk, space)) parts.push(stackText(desk, stack));
  for (const spy of spiesIn(desk.view, space)) parts.push(desk.text('cv-spy-of', { seat: printed(nameOf(desk, spy.owner)) }));
  if (nukesIn(desk.view, space).length) parts.push(desk.text('cv-nukes', { number: nukesIn(desk.view, space).length }));
  const battle = battleIn(desk.view, space);
  if (battle) parts.push(battleText(desk, battle));
  return parts.filter(Boolean).join('. ');
}

/** The exploration token as far as one knows it. */
export function tokenText(desk: CivilizationDesk, territory: number): string {
  const { token, shown, size } = desk.view.territories[territory]!;
  if (token === -1) return '';
  if (token === -2) return desk.text('cv-unexplored');
  if (size && token < RESOURCES.length) return '';
  return shown ? tokenName(desk, token) : desk.text('cv-token-known', { token: `token-${TOKENS[token]}` });
}

export const battleText = (desk: CivilizationDesk, battle: { attackers: number[]; defenders: number[] }): string =>
  desk.text('cv-battle-between', { attackers: printed(namesOf(desk, battle.attackers)), defenders: printed(namesOf(desk, battle.defenders)) });
