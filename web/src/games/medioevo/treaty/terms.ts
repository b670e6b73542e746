/** Terms of treaties: what a person writes, as the flat numbers of a deal and back (games/medioevo/procedures/terms.py). */
import { PACTS, UNITS } from '../types';

export const CLAUSES = [...PACTS, 'peace', 'armistice', 'release'] as const;
export type ClauseKind = (typeof CLAUSES)[number];

export interface Clause {
  kind: ClauseKind;
  party: number; // has the right or is helped
  until: number; // last turn; 0 = the whole game
  number: number; // fee in florins, army units, or the pact that ends
  against: number[];
}

export interface Leg {
  giver: number;
  taker: number;
  kind: number; // 0 florins, 1 + owner * kinds + unit: a prisoner
  amount: number;
}

export interface Terms {
  legs: Leg[];
  clauses: Clause[];
  secret: boolean;
}

const FIELD = 16;
const AIMED = 16384; // above the number: the seats an offensive alliance is aimed at
const FEE = 10; // florins
const KINDS = UNITS.length;

export const prisonerKind = (owner: number, unit: number): number => 1 + owner * KINDS + unit;
export const prisonerOf = (kind: number): { owner: number; unit: number } => ({ owner: Math.floor((kind - 1) / KINDS), unit: (kind - 1) % KINDS });

export const isAlliance = (kind: ClauseKind): boolean => kind === 'defensive' || kind === 'offensive';
export const hasParty = (kind: ClauseKind): boolean => !['non_belligerence', 'peace', 'armistice', 'release'].includes(kind);
export const hasTerm = (kind: ClauseKind): boolean => !['peace', 'armistice', 'release'].includes(kind);
/** What a clause's number is: a fee, army units, a pact; nothing for the others. */
export const numberOf = (kind: ClauseKind): 'fee' | 'units' | 'pact' | null =>
  kind === 'commercial' ? 'fee' : isAlliance(kind) ? 'units' : kind === 'release' ? 'pact' : null;

export const legsOf = ({ legs }: Terms): number[] => legs.filter(({ amount }) => amount > 0).flatMap(({ giver, taker, kind, amount }) => [giver, taker, kind, amount]);

export function clausesOf({ clauses, secret }: Terms): number[] {
  return clauses.flatMap(({ kind, party, until, number, against }) => {
    const meant = numberOf(kind);
    const stored = meant === 'fee' ? Math.round(number / FEE) : meant ? number : 0;
    const targets = kind === 'offensive' ? against.reduce((mask, seat) => mask | (1 << seat), 0) : 0;
    const open = hasTerm(kind);
    return [CLAUSES.indexOf(kind) + FIELD * stored + AIMED * targets, party, open ? until : 0, open ? Number(secret) : 0];
  });
}

export function readTerms(legs: number[][], clauses: number[][]): Terms {
  return {
    legs: legs.map(([giver = 0, taker = 0, kind = 0, amount = 0]) => ({ giver, taker, kind, amount })),
    clauses: clauses.map(([packed = 0, party = 0, until = 0]) => {
      const kind = CLAUSES[packed % FIELD]!;
      const number = Math.floor((packed % AIMED) / FIELD);
      return { kind, party, until, number: kind === 'commercial' ? number * FEE : number, against: seatsOf(Math.floor(packed / AIMED)) };
    }),
    secret: clauses.some(([, , , secret = 0]) => secret === 1),
  };
}

const seatsOf = (mask: number): number[] => [0, 1, 2, 3, 4, 5].filter((seat) => mask & (1 << seat));

export const isEmpty = (terms: Terms): boolean => !terms.clauses.length && !terms.legs.some(({ amount }) => amount > 0);
