/** Spans and moments as people read them. */
import { text, texts } from './words.svelte';

export function span(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days) return text('span-days', { days, hours });
  if (hours) return text('span-hours', { hours, minutes });
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

export const moment = (ms: number): string =>
  new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
