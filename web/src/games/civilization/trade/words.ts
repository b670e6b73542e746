/** Terms of trade in words. */
import { pieceOf, type CivilizationDesk } from '../position';
import { SPIES } from '../types';
import { cardName, counted, improvementName, kindName, nameOf, printed, resourceName, spaceName, technologyName } from '../words';
import { alike, goesWith, type Clause, type Leg, type LegKind } from './terms';

/** A thing that may change hands, by name; of units several. */
export function thingText(desk: CivilizationDesk, kind: LegKind, thing: number, count = 1): string {
  const { view } = desk;
  switch (kind) {
    case 'resource':
      return desk.text('cv-thing-resource', { resource: printed(resourceName(desk, view.territories[thing]?.resource ?? -1)), territory: printed(spaceName(desk, thing)) });
    case 'unit': {
      const piece = pieceOf(view, thing);
      const cargo = goesWith(desk, thing);
      return piece ? desk.text(cargo ? 'cv-thing-ship' : 'cv-thing-unit', { kind: printed(kindName(desk, piece.kind, count)), space: printed(spaceName(desk, piece.space)), cargo }) : '';
    }
    case 'improvement':
      return improvementName(desk, thing);
    case 'technology':
      return technologyName(desk, thing);
    case 'spy':
      return desk.text('cv-spy', { number: (thing % SPIES) + 1 });
    case 'nuke':
      return desk.text('cv-thing-nuke', { territory: printed(spaceName(desk, thing)) });
    case 'card':
      return cardName(desk, thing);
    default:
      return '';
  }
}

export const legText = (desk: CivilizationDesk, leg: Leg): string => (leg.kind === 'coins' ? desk.text('cv-thing-coins', { coins: leg.amount }) : thingText(desk, leg.kind, leg.thing));

/** What is given, line by line, equal units in one. */
export function legTexts(desk: CivilizationDesk, legs: Leg[]): string[] {
  const units = alike(desk, legs.flatMap(({ kind, thing }) => (kind === 'unit' && pieceOf(desk.view, thing) ? [thing] : [])));
  return [
    ...legs.filter(({ kind }) => kind !== 'unit').map((leg) => legText(desk, leg)),
    ...units.map((group) => (group.length > 1 ? counted(desk, group.length, thingText(desk, 'unit', group[0]!, group.length)) : thingText(desk, 'unit', group[0]!))),
  ];
}

export function clauseText(desk: CivilizationDesk, { kind, party }: Clause, [one, other]: [number, number]): string {
  return desk.text(`cv-clause-${kind}`, { seat: printed(nameOf(desk, party)), other: printed(nameOf(desk, party === one ? other : one)) });
}
