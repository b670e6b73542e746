/** A desk over a stored message, with the texts in English. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGameTexts, setLanguage } from '$lib/words.svelte';
import type { CivilizationDesk } from '$games/civilization/position';
import type { ChoiceDoc, Decision } from '$lib/wire';
import { StillDesk, type Sample } from '../../../src/gallery/desk.svelte';

// Without a screen there is no top layer.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement): void {
  this.open = true;
};
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
HTMLElement.prototype.scrollIntoView ??= () => undefined;
window.matchMedia ??= ((media: string) => Object.assign(new EventTarget(), { media, matches: media.includes('min-width'), onchange: null })) as unknown as typeof window.matchMedia; // a wide screen

export const sample = (name: string): Sample =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../fixtures/civilization-${name}.json`), 'utf8')) as Sample;

export type StageDesk = CivilizationDesk & Pick<StillDesk, 'sent'> & { refused: number; decision: Decision | null; view: StillDesk['view'] };

export async function deskOf(name: string): Promise<StageDesk> {
  await loadGameTexts('civilization');
  await setLanguage('en');
  return new StillDesk(sample(name)) as unknown as StageDesk;
}

/** A decision made up for a test. */
export const asked = (moment: string, choices: ChoiceDoc[], serial = 1): Decision => ({ seat: 0, serial, moment, prompt: { say: moment }, choices });
