/** Warriors & Traders in the browser. */
import type { ChoiceDoc, Decision } from '$lib/wire';
import type { Component } from 'svelte';
import type { Desk, GameClient, GameProps } from '../game';
import ActionSheet from './ActionSheet.svelte';
import Atlas from './Atlas.svelte';
import BattleDialog from './BattleDialog.svelte';
import Board from './Board.svelte';
import FeedDialog from './FeedDialog.svelte';
import { ICONS_USED } from './icons';
import { NEWS } from './news';
import Own from './Own.svelte';
import type { WarriorsDesk } from './position';
import Rival from './Rival.svelte';
import { placeOf, thingsOf } from './targets';
import TradeDesk from './TradeDesk.svelte';

const DIALOGS: Record<string, Component<GameProps>> = {
  'prompt-trade': TradeDesk,
  'prompt-damage': BattleDialog,
  'prompt-feed': FeedDialog,
};

const ACTIONS = ['prompt-first-action', 'prompt-second-action', 'prompt-extra', 'prompt-extra-action', 'prompt-unification-action'];

const PHASES = ['upkeep', 'trade', 'development', 'manoeuvre', 'maintenance'];

const warriors: GameClient = {
  name: 'warriors',
  phases: PHASES.map((key) => ({ key, message: `phase-${key}` })),
  Board,
  Own,
  Rival,
  Atlas,
  dialogFor: (decision: Decision) => DIALOGS[decision.moment] ?? null,
  sheetFor: (decision: Decision) => (ACTIONS.includes(decision.moment) ? ActionSheet : null),
  places: (desk: Desk) =>
    (desk as WarriorsDesk).sheet.provinces.map(({ name }, target) => ({ thing: { kind: 'province', target }, name })),
  thingsOf,
  news: NEWS,
  placeOf: (choice: ChoiceDoc, desk: Desk) => placeOf(choice, desk as WarriorsDesk),
  icons: ICONS_USED,
  scoreParts: ['score-provinces', 'score-fortresses', 'score-leaders', 'score-glory'],
};

export default warriors;
