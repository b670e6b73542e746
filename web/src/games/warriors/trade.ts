/** Terms of a deal: steppers on the one side, the wire's flat legs on the other. */
import { RESOURCES, type OfferView, type Resource, type Stock } from './types';

export const nothing = (): Stock => ({ food: 0, goods: 0, weapons: 0, gold: 0 });

/** (giver, taker, resource, amount) after one another; what both would give of one kind is netted. */
export function legsOf(me: number, other: number, give: Stock, take: Stock): number[] {
  return RESOURCES.flatMap((resource, kind) => {
    const net = give[resource] - take[resource];
    if (net > 0) return [me, other, kind, net];
    if (net < 0) return [other, me, kind, -net];
    return [];
  });
}

/** What one party gives under the terms. */
export function givenBy(legs: number[], giver: number): Stock {
  const given = nothing();
  for (let start = 0; start + 3 < legs.length; start += 4) {
    const resource = RESOURCES[legs[start + 2]!];
    if (resource && legs[start] === giver) given[resource] += legs[start + 3]!;
  }
  return given;
}

export const partnerOf = (offer: OfferView, me: number): number => (offer.from === me ? offer.to : offer.from);

export const isEmpty = (stock: Stock): boolean => RESOURCES.every((resource) => stock[resource] === 0);

/** `bank` aims at what is given and what is taken in one number. */
export const exchangeOf = (target: number): { given: Resource; taken: Resource } => ({
  given: RESOURCES[Math.floor(target / RESOURCES.length)]!,
  taken: RESOURCES[target % RESOURCES.length]!,
});
