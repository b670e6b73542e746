/** Sentences about cards, goods, events and deeds, out of the catalogues. */
import { printed } from '$lib/sentences';
import type { ChoiceDoc } from '$lib/wire';
import type { Word } from '$lib/words.svelte';
import { lootEntries, type ByzantionDesk } from './position';
import { KEIMELIA, ROMAN, TYPES, type Deed, type Loot } from './types';

export { choiceText, printed, verbText, whyText } from '$lib/sentences';

const ANYTIME = ['own_action', 'vote', 'declare', 'phase'];

type Words = Record<string, Word>;

/** A form of a message; nothing if it has none. */
function formOf(desk: ByzantionDesk, message: string, form: string): string {
  const said = desk.say({ say: message, form });
  return said === message ? '' : said;
}

/** What a choice costs, if its words say so. */
export function costOf(choice: ChoiceDoc | undefined): number | null {
  const cost = choice?.words?.['cost'];
  return typeof cost === 'number' ? cost : null;
}

export const goodText = (desk: ByzantionDesk, good: string): string => desk.text(`good-${good}`);

export const amountText = (desk: ByzantionDesk, good: string, count: number): string =>
  desk.text('bz-amount', { count, thing: `good-${good}` });

export function lootText(desk: ByzantionDesk, loot: Loot): string {
  const parts = lootEntries(loot).map(([good, count]) => amountText(desk, good, count));
  return parts.length ? parts.join(', ') : desk.text('bz-nothing');
}

export const nameOf = (desk: ByzantionDesk, seat: number): string => desk.factions[seat]?.name ?? desk.text('bz-nobody');

/** A seat as a word with its forms: `$seat`, `$seat-one` inside a sentence, `$seat-many` at its beginning. */
export const seatWord = (desk: ByzantionDesk, seat: number): Word => {
  const demos = desk.view.seats[seat]?.demos;
  return demos ? `demos-${demos}` : 'bz-nobody';
};

/** When an Intrigue card may be played, the four common windows as one. */
export function windowsText(desk: ByzantionDesk, card: number): string {
  const { windows } = desk.sheet.cards[card]!;
  const anytime = ANYTIME.every((window) => windows.includes(window));
  const said = anytime ? ['anytime', ...windows.filter((window) => !ANYTIME.includes(window))] : windows;
  return said.map((window) => desk.text(`bz-window-${window}`)).join(', ');
}

export const typeText = (desk: ByzantionDesk, type: number): string => desk.text(`type-${TYPES[type]}`);

export function cardName(desk: ByzantionDesk, card: number): string {
  const sheet = desk.sheet.cards[card];
  return sheet ? desk.text(`card-${sheet.key}`) : desk.text('bz-hidden-card');
}

export const cardAbility = (desk: ByzantionDesk, card: number): string =>
  formOf(desk, `card-${desk.sheet.cards[card]?.key ?? ''}`, 'text');

/** "Palatina 3, Ecclesiastica 2" of a Hero; the bare types of another card. */
export function typesText(desk: ByzantionDesk, card: number): string {
  const { types, levels } = desk.sheet.cards[card]!;
  return types.map((type, at) => (levels[at] ? `${typeText(desk, type)} ${ROMAN[levels[at] - 1]}` : typeText(desk, type))).join(', ');
}

/** A card in one sentence: what a reader of the screen hears. */
export function cardSentence(desk: ByzantionDesk, card: number): string {
  const sheet = desk.sheet.cards[card];
  if (!sheet) return desk.text('bz-hidden-card');
  const parts = [cardName(desk, card), typesText(desk, card), desk.text('bz-costs', { cost: sheet.cost })];
  if (sheet.intrigue) parts.push(desk.text('bz-intrigue-card'));
  if (lootEntries(sheet.production).length) parts.push(desk.text('bz-produces', { loot: printed(lootText(desk, sheet.production)) }));
  return `${parts.join('. ')}. ${cardAbility(desk, card)}`;
}

export function eventName(desk: ByzantionDesk, event: number): string {
  const sheet = desk.sheet.events[event];
  return sheet ? desk.text(`eventcard-${sheet.key}`) : desk.text('bz-hidden-event');
}

export function optionName(desk: ByzantionDesk, event: number, option: number): string {
  const key = `eventcard-${desk.sheet.events[event]?.key ?? ''}`;
  return formOf(desk, key, `option${option + 1}`) || desk.text('bz-option', { option: option + 1 });
}

const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

export const unitText = (desk: ByzantionDesk, unit: number, count = 1): string => {
  const message = `unit-${desk.sheet.units[unit]?.key ?? ''}`;
  const name = count === 1 ? desk.text(message) : capital(formOf(desk, message, 'many')) || desk.text(message);
  return desk.text('bz-units', { count, unit: printed(name) });
};

export const unitsText = (desk: ByzantionDesk, units: { unit: number; count: number }[]): string =>
  units.length ? units.map(({ unit, count }) => unitText(desk, unit, count)).join(', ') : desk.text('bz-nothing');

export const territoryName = (desk: ByzantionDesk, territory: number): string =>
  desk.text(`territory-${desk.sheet.territories[territory]?.key ?? ''}`);

export const seaName = (desk: ByzantionDesk, territory: number): string =>
  formOf(desk, `territory-${desk.sheet.territories[territory]?.key ?? ''}`, 'sea');

export const keimelionName = (desk: ByzantionDesk, position: number): string => desk.text(`keimelion-${KEIMELIA[position]}`);

export const keimelionText = (desk: ByzantionDesk, position: number): string =>
  formOf(desk, `keimelion-${KEIMELIA[position]}`, desk.view.solo ? 'solo' : 'text');

export const missionName = (desk: ByzantionDesk, mission: number): string =>
  desk.text(`mission-${desk.sheet.missions[mission]?.key ?? ''}`);

export const missionText = (desk: ByzantionDesk, mission: number): string =>
  formOf(desk, `mission-${desk.sheet.missions[mission]?.key ?? ''}`, 'text');

export const seatsText = (desk: ByzantionDesk, seats: number[]): string => seats.map((seat) => nameOf(desk, seat)).join(', ');

/** One line of what is under way: "The Blues declare: Play cards". */
export function deedText(desk: ByzantionDesk, deed: Deed): string {
  const seat = seatWord(desk, deed.seat ?? -1);
  const card = printed(deed.card === undefined ? '' : cardName(desk, deed.card));
  const about = deed.event ?? desk.view.events[desk.view.round - 1]?.event ?? -1;
  const event = printed(eventName(desk, about));
  const option = printed(deed.option === undefined || deed.option < 0 ? '–' : optionName(desk, about, deed.option));
  const message = deed.deed === 'action' && deed.free ? 'bz-deed-free-action' : `bz-deed-${deed.deed}`;
  const said = desk.text(message, { seat, card, event, option, action: `action-${deed.action ?? 'draw'}` });
  return deed.cancelled ? `${said} ${desk.text('bz-cancelled')}` : said;
}

/** The card a prompt is about; -1 if it is about none. */
export function promptCard(desk: ByzantionDesk): number {
  const said = desk.decision?.prompt.with?.['card'];
  return typeof said === 'string' ? desk.sheet.cards.findIndex(({ key }) => said === `card-${key}`) : -1;
}

export const promptText = (desk: ByzantionDesk): string =>
  desk.decision ? desk.text(desk.decision.prompt.say, desk.decision.prompt.with as Words) : '';
