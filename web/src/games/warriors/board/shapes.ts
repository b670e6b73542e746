/** Outlines of counters, one per kind of piece, in a square of 32 around the middle. */
import type { Kind } from '../types';

const CRENELLATED = 'M-13 14V-13H-8V-9H-4V-13H4V-9H8V-13H13V14Z';

export const OUTLINES: Record<Kind, string> = {
  infantry: 'M-11 -13H11A2 2 0 0 1 13 -11V11A2 2 0 0 1 11 13H-11A2 2 0 0 1 -13 11V-11A2 2 0 0 1 -11 -13Z',
  archers: 'M-13 -13H13V2C13 9 6 13 0 15C-6 13 -13 9 -13 2Z',
  cavalry: 'M0 -14.5A14.5 14.5 0 1 1 0 14.5A14.5 14.5 0 1 1 0 -14.5Z',
  princess: 'M0 -12L9 -8L12 0L9 8L0 12L-9 8L-12 0L-9 -8Z',
  fortress: CRENELLATED,
  'barbarian-army': 'M0 -15L13.5 -7.5V7.5L0 15L-13.5 7.5V-7.5Z',
  'barbarian-fortress': CRENELLATED,
};

/** How large the icon is drawn on each outline. */
export const ICON_SIZE: Record<Kind, number> = {
  infantry: 20,
  archers: 19,
  cavalry: 20,
  princess: 16,
  fortress: 20,
  'barbarian-army': 18,
  'barbarian-fortress': 19,
};
