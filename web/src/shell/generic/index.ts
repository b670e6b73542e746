/** A game without pictures: its view in words, so that any game can be played. */
import type { GameClient } from '$games/game';
import Own from './Own.svelte';
import Outline from './Outline.svelte';
import Rival from './Rival.svelte';

export const generic: GameClient = {
  name: 'generic',
  phases: [],
  Board: Outline,
  Own,
  Rival,
  dialogFor: () => null,
  Atlas: Outline,
  places: () => [],
  thingsOf: () => [],
  placeOf: () => null,
  scoreParts: [],
};
