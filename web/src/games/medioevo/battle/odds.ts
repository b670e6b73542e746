/** What the three dice of a battle are worth, and what rolling some of them again may bring. */

export const SIDES = [4, 6, 8] as const;

/** The highest die, or the product of equal ones if that is more. */
export function diceValue(dice: readonly number[]): number {
  const [a = 0, b = 0, c = 0] = dice;
  let best = Math.max(a, b, c);
  if (a && a === b && b === c) best = Math.max(best, a * b * c);
  for (const [one, other] of [[a, b], [a, c], [b, c]] as const) if (one && one === other) best = Math.max(best, one * other);
  return best;
}

export interface Prospect {
  mean: number; // attack value
  hurt: number; // casualty value
  win: number | null; // chance in percent to beat a value, if it is known
  tie: number | null;
}

/** How a side's dice are counted. */
export interface Count {
  modifier: number; // added to the value of the dice
  halved?: boolean;
  spared?: number; // taken off the lowest die
}

/** All outcomes of rolling the dice of a mask again (bit 0 d4, bit 1 d6, bit 2 d8). */
export function prospect(dice: readonly number[], mask: number, { modifier, halved = false, spared = 0 }: Count, against: number | null): Prospect {
  let [count, total, hurt, wins, ties] = [0, 0, 0, 0, 0];
  const faces = SIDES.map((sides, at) => (mask & (1 << at) || !dice[at] ? Array.from({ length: sides }, (_, face) => face + 1) : [dice[at]!]));
  for (const a of faces[0]!)
    for (const b of faces[1]!)
      for (const c of faces[2]!) {
        const full = Math.max(0, diceValue([a, b, c]) + modifier);
        const value = halved ? Math.ceil(full / 2) : full;
        count += 1;
        total += value;
        hurt += Math.max(0, Math.min(a, b, c) - spared);
        if (against !== null && value > against) wins += 1;
        if (against !== null && value === against) ties += 1;
      }
  const percent = (number: number): number | null => (against === null ? null : Math.round((100 * number) / count));
  return { mean: total / count, hurt: hurt / count, win: percent(wins), tie: percent(ties) };
}

/** The dice a mask names: "d4, d8". */
export const maskText = (mask: number): string => SIDES.filter((_, at) => mask & (1 << at)).map((sides) => `d${sides}`).join(', ');

const MASKS = [0, 1, 2, 3, 4, 5, 6, 7];

const ROLLS: number[][] = Array.from({ length: 4 * 6 * 8 }, (_, at) => [(at % 4) + 1, (Math.floor(at / 4) % 6) + 1, Math.floor(at / 24) + 1]);

/** Chances in percent to beat or to meet a known value with three dice of which any may be rolled again once. */
function reply(value: number, modifier: number): { win: number; tie: number } {
  let [win, tie] = [0, 0];
  for (const roll of ROLLS) {
    const best = MASKS.map((mask) => prospect(roll, mask, { modifier }, value)).reduce((found, one) => (one.win! > found.win! ? one : found));
    win += best.win!;
    tie += best.tie!;
  }
  return { win: win / ROLLS.length, tie: tie / ROLLS.length };
}

export const chanceAgainst = (value: number, modifier: number): number => Math.round(reply(value, modifier).win);

const remembered = new Map<string, number>();

/** Chance in percent of the first to win a round: he rolls for the highest average, the second knows what he has to beat. */
export function chanceFirst(first: number, second: number): number {
  const key = `${first} ${second}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  let lost = 0;
  for (const [value, weight] of outcomes(first)) {
    const { win, tie } = reply(value, second);
    lost += weight * (win + tie);
  }
  const chance = Math.round(100 - lost);
  remembered.set(key, chance);
  return chance;
}

/** What somebody ends with who rolls for the highest average, and how likely. */
function outcomes(modifier: number): Map<number, number> {
  const values = new Map<number, number>();
  for (const roll of ROLLS) {
    const mask = MASKS.reduce((best, one) => (prospect(roll, one, { modifier }, null).mean > prospect(roll, best, { modifier }, null).mean ? one : best));
    const faces = SIDES.map((sides, at) => (mask & (1 << at) ? Array.from({ length: sides }, (_, face) => face + 1) : [roll[at]!]));
    const share = 1 / (ROLLS.length * faces[0]!.length * faces[1]!.length * faces[2]!.length);
    for (const a of faces[0]!)
      for (const b of faces[1]!)
        for (const c of faces[2]!) {
          const value = Math.max(0, diceValue([a, b, c]) + modifier);
          values.set(value, (values.get(value) ?? 0) + share);
        }
  }
  return values;
}
