/** Moments at which one may only react; a standing order passes at all of them. */
export const WINDOWS = [
  'prompt-window-vote',
  'prompt-window-declare',
  'prompt-window-intrigue',
  'prompt-window-phase',
  'prompt-window-victory',
  'prompt-window-defeat',
  'prompt-window-trial',
] as const;
