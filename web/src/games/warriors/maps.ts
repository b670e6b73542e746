/** The drawn maps, one chunk each. */
import type { MapDoc } from './types';

const documents = import.meta.glob<MapDoc>('./maps/*.json', { import: 'default' });
const pictures = import.meta.glob<string>('./maps/*.webp', { import: 'default', query: '?url' });

export interface LoadedMap {
  doc: MapDoc;
  picture: string;
}

const loaded = new Map<string, Promise<LoadedMap>>();

export function loadMap(key: string): Promise<LoadedMap> {
  let map = loaded.get(key);
  if (!map) {
    map = fetchMap(key);
    map.catch(() => loaded.delete(key));
    loaded.set(key, map);
  }
  return map;
}

async function fetchMap(key: string): Promise<LoadedMap> {
  const document = documents[`./maps/${key}.json`];
  const picture = pictures[`./maps/${key}.webp`];
  if (!document || !picture) throw new Error(`no map ${key}`);
  const [doc, address] = await Promise.all([document(), picture()]);
  return { doc, picture: address };
}
