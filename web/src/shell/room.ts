import type { GameClient } from '$games/game';
import type { TableDesk } from '$lib/desk.svelte';
import type { Replay } from '$lib/replay.svelte';
import type { Table } from '$lib/table.svelte';

/** What every panel of a table page is given. */
export interface Room {
  model: Table;
  replay: Replay;
  desk: TableDesk;
  client: GameClient;
}
