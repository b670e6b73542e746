import type { Faction } from '$games/game';
import type { SeatInfo, TableInfo } from './wire';
import { text, texts } from './words.svelte';

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

export const botName = (bot: string): string => texts.find(`player-${bot}`) ?? bot;
