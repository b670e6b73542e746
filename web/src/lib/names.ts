import type { SeatInfo } from './wire';
import { text, texts } from './words.svelte';

/** Who sits there, in the reader's language. */
export function playerName(seat: SeatInfo | undefined): string {
  if (!seat || seat.kind === 'open') return text('seat-open');
  if (seat.kind === 'bot') return botName(seat.bot ?? '');
  return seat.person?.name ?? text('seat-nobody');
}

export const botName = (bot: string): string => texts.find(`player-${bot}`) ?? bot;
