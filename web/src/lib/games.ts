/** The games this client has pictures for; any other is shown in words. */
import type { GameClient } from '$games/game';

const clients = import.meta.glob<Record<string, unknown>>('../games/*/index.ts');

const isClient = (value: unknown): value is GameClient => typeof value === 'object' && value !== null && 'Board' in value;

export async function clientOf(game: string): Promise<GameClient> {
  const load = clients[`../games/${game}/index.ts`];
  const found = load ? Object.values(await load()).find(isClient) : undefined;
  return found ?? (await import('$shell/generic')).generic;
}
