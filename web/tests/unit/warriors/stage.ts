/** A desk over a stored message, with the texts in English. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGameTexts, setLanguage } from '$lib/words.svelte';
import type { WarriorsDesk } from '$games/warriors/position';
import { StillDesk, type Sample } from '../../../src/gallery/desk.svelte';

export const sample = (name: string): Sample =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../fixtures/${name}.json`), 'utf8')) as Sample;

export async function deskOf(name: string): Promise<WarriorsDesk & Pick<StillDesk, 'sent'>> {
  await loadGameTexts('warriors');
  await setLanguage('en');
  return new StillDesk(sample(name));
}
