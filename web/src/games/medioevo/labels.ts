/** Which names are written on the map at which distance, and what they cover. */
import type { Box } from '$lib/map/room';
import { crowdedOut, DETAILED, isReadable, labelFactor, LETTER, symbolSize, type Layer } from './layout';
import type { MapDoc, Zone } from './maps/types';
import { isSea, type MedioevoDesk } from './position';
import { areaName, zoneName } from './words';

export interface Label {
  zone: number;
  lines: { text: string; town: boolean }[];
}

const NEAR = 0.62; // from here on both land and town are named
const FROM_AFAR = 0.4; // below this armies are more than names
export const SECOND = 0.7; // size of the second line
export const BELOW = 0.72; // its distance

/** The town's name is the land's, until there is room for both. */
function linesOf(desk: MedioevoDesk, zone: number, scale: number): Label['lines'] {
  const [land, town] = [zoneName(desk, zone), areaName(desk, zone)];
  if (!town) return [{ text: land, town: false }];
  if (town === land || scale < NEAR) return [{ text: town, town: true }];
  return [{ text: town, town: true }, { text: land, town: false }];
}

/** Names that can be read and do not lie on weightier ones. */
export function labelsOf(desk: MedioevoDesk, zones: Zone[], scale: number, layer: Layer): Label[] {
  const factor = labelFactor(scale);
  const readable = (shape: Zone | undefined): shape is Zone => shape !== undefined && isReadable(shape, scale) && (layer !== 'armies' || scale > FROM_AFAR);
  const labels = zones.map((shape, zone) => (readable(shape) ? { zone, lines: linesOf(desk, zone, scale) } : null));
  const hidden = crowdedOut(
    labels.map((label, zone) => {
      const line = label?.lines[0];
      return line ? { text: line.text, at: zones[zone]!.label, size: zones[zone]!.labelSize * factor, rank: line.town ? 2 : isSea(zone) ? 0 : 1 } : null;
    }),
  );
  return labels.filter((label) => label !== null).filter(({ zone }) => !hidden.has(zone));
}

export function boxesOf(labels: Label[], zones: Zone[], scale: number): Box[] {
  const factor = labelFactor(scale);
  return labels.map(({ zone, lines }) => {
    const { label, labelSize, labelAngle } = zones[zone]!;
    const height = labelSize * factor;
    const half = (Math.max(...lines.map(({ text }, at) => text.length * (at ? SECOND : 1))) * LETTER * height) / 2;
    return { at: label, angle: labelAngle, left: -half, right: half, top: -0.7 * height, bottom: (0.2 + BELOW * (lines.length - 1)) * height };
  });
}

/** What towns cover with the sign of their good. */
export function townBoxes({ sheet, view }: MedioevoDesk, doc: MapDoc, scale: number): Box[] {
  if (scale < DETAILED) return [];
  return sheet.territories.flatMap(({ area }, territory) => {
    const shape = doc.provinces[sheet.zones[territory]!.key];
    if (!area || !shape || !view.in_play[territory]) return [];
    const half = symbolSize(scale, shape.size) / 2;
    return [{ at: shape.settlement, angle: 0, left: -half, right: half, top: -half, bottom: half }];
  });
}
