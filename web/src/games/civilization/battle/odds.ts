/** How two throws of dice compare, exactly (games/civilization/odds.py). */
const SIDES = 6;

/** Ways to throw each sum with some six-sided dice; the index is the sum. */
export function throwsOf(dice: number): number[] {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array<number>(ways.length + SIDES).fill(0);
    ways.forEach((count, sum) => {
      for (let face = 1; face <= SIDES; face++) next[sum + face]! += count;
    });
    ways = next;
  }
  return ways;
}

export interface Odds {
  win: number; // percent
  tie: number;
  lose: number;
}

export interface Force {
  dice: number;
  bonus: number;
}

/** Higher wins; what a tie means the rules decide. */
export function clashOdds(own: Force, rival: Force): Odds {
  const [ours, theirs] = [throwsOf(own.dice), throwsOf(rival.dice)];
  const [all, shift] = [SIDES ** own.dice * SIDES ** rival.dice, own.bonus - rival.bonus];
  let [win, tie] = [0, 0];
  ours.forEach((mine, sum) => {
    theirs.forEach((count, other) => {
      if (sum + shift > other) win += mine * count;
      else if (sum + shift === other) tie += mine * count;
    });
  });
  const percent = (ways: number): number => Math.round((1000 * ways) / all) / 10;
  return { win: percent(win), tie: percent(tie), lose: percent(all - win - tie) };
}

const BEATS: Record<string, string> = { cavalry: 'infantry', infantry: 'artillery', artillery: 'cavalry' };

/** Cavalry beats infantry, infantry artillery, artillery cavalry. */
export const isSuperior = (own: string, rival: string): boolean => BEATS[own] === rival;
