import type { Faction } from '$games/game';
import type { GameInfo, PackInfo, SeatInfo, TableInfo } from './wire';
import { hyphened, text, texts, type Texts } from './words.svelte';

/** Who sits there, in the reader's language. */
export function playerName(seat: SeatInfo | undefined): string {
  if (!seat || seat.kind === 'open') return text('seat-open');
  if (seat.kind === 'bot') return botName(seat.bot ?? '');
  return seat.person?.name ?? text('seat-nobody');
}

/** What the lots for the seats have said; empty if none were drawn. */
export function drawnText(table: TableInfo | null, factions: Faction[]): string {
  if (!table?.drawn?.length) return '';
  const seat = (one: Faction): string => (one.name === one.player ? text('seat-number', { seat: one.seat + 1 }) : one.name);
  return text('seats-drawn', { players: factions.map((one) => `${seat(one)}: ${one.player}`).join(', ') });
}

/** A component pack as people call it. */
export const packName = (pack: PackInfo): string => `${pack.title || pack.name} ${pack.version}`;

export const botName = (bot: string): string => texts.find(`player-${bot}`) ?? bot;

/** What was settled for an option: a number, a word, or the seats that begin with something. */
export function settledText(texts: Texts, option: string, value: string | number): string {
  if (typeof value === 'number') return String(value);
  if (option !== 'handicap') return texts.text(`${hyphened(option)}-${value}`);
  const seats = value.split(',').flatMap((points, seat) => (Number(points) ? [text('seat-ahead', { seat: seat + 1, points })] : []));
  return seats.join(', ') || text('nobody-ahead');
}

/** Points that a seat began with beyond the rules. */
export const pointsAhead = (options: Record<string, unknown> | undefined, seat: number): number => Number(String(options?.['handicap'] ?? '').split(',')[seat] ?? 0);

/** A level of play and how long it thinks on average. */
export function levelName(bot: string, game: GameInfo | undefined): string {
  const tenths = Math.round(10 * (game?.bot_seconds[bot] ?? 0));
  if (!tenths) return text('level-at-once', { name: botName(bot) });
  return text('level-seconds', { name: botName(bot), whole: Math.floor(tenths / 10), tenth: tenths % 10 });
}
