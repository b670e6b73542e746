import { describe, expect, it } from 'vitest';
import { firstLeg, nextAmount, nextLeg, restOf, worthOf } from '$games/byzantion/sequence';
import { asked } from './stage';

const commit = (good: number, high: number, serial = 1) => asked('prompt-commit', [{ verb: 'commit', target: good, low: 0, high }], serial);

describe('a contribution', () => {
  const plan = { fides: 3, lapis: 1 };

  it('answers good by good', () => {
    expect(nextAmount(plan, commit(3, 4), 'commit')).toMatchObject({ choice: { target: 3 }, amount: 3 });
    expect(nextAmount(plan, commit(4, 2), 'commit')).toMatchObject({ choice: { target: 4 }, amount: 1 });
    expect(nextAmount(plan, commit(7, 9), 'commit')).toMatchObject({ choice: { target: 7 }, amount: 0 });
  });

  it('never gives more than the engine allows', () => {
    expect(nextAmount(plan, commit(3, 2), 'commit')?.amount).toBe(2);
  });

  it('answers no question twice, and no other question', () => {
    expect(nextAmount(plan, commit(3, 4, 7), 'commit', 7)).toBeNull();
    expect(nextAmount(plan, commit(3, 4, 8), 'commit', 7)).not.toBeNull();
    expect(nextAmount(plan, asked('prompt-substitute', [{ verb: 'done' }]), 'commit')).toBeNull();
    expect(nextAmount(plan, commit(3, 4), 'lay')).toBeNull();
    expect(nextAmount(plan, null, 'commit')).toBeNull();
  });

  it('is worth its resources and half its Nomisma', () => {
    expect(worthOf({ fides: 2, lapis: 1, nomisma: 5 })).toBe(5);
    expect(worthOf({})).toBe(0);
  });
});

it('splits loot into a part and the rest', () => {
  expect(restOf({ virtus: 2, nomisma: 6 }, { nomisma: 4 })).toEqual({ virtus: 2, nomisma: 2 });
});

describe('a card on its way to a Bandon', () => {
  const to = (choices: { verb: string; target?: number }[], serial = 2) => asked('prompt-rearrange-to', choices, serial);
  const aim = { card: 12, leader: 40, serial: 1 };

  it('sets out by being rearranged or played', () => {
    const decision = asked('prompt-rearrange', [{ verb: 'rearrange', target: 11 }, { verb: 'rearrange', target: 12 }]);
    expect(firstLeg(12, decision)).toMatchObject({ verb: 'rearrange', target: 12 });
    expect(firstLeg(13, decision)).toBeNull();
    expect(firstLeg(5, asked('prompt-play', [{ verb: 'play', target: 5 }]))).toMatchObject({ verb: 'play' });
  });

  it('joins its leader, or lies alone', () => {
    const choices = [{ verb: 'join', target: 39 }, { verb: 'join', target: 40 }, { verb: 'alone' }];
    expect(nextLeg(aim, to(choices))).toMatchObject({ verb: 'join', target: 40 });
    expect(nextLeg({ ...aim, leader: -1 }, to(choices))).toMatchObject({ verb: 'alone' });
  });

  it('gives up where it may not go', () => {
    expect(nextLeg(aim, to([{ verb: 'join', target: 39 }, { verb: 'alone' }]))).toBe('over');
    expect(nextLeg(aim, asked('prompt-turn', [], 2))).toBe('over');
  });

  it('waits while its first answer is under way and while abilities are resolved', () => {
    expect(nextLeg(aim, asked('prompt-rearrange', [], 1))).toBe('wait');
    expect(nextLeg(aim, null)).toBe('wait');
    expect(nextLeg(aim, asked('prompt-use', [], 2))).toBe('wait');
  });
});
