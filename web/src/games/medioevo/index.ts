/** Medioevo Universale in the browser. */
import type { ChoiceDoc, Decision } from '$lib/wire';
import type { Component } from 'svelte';
import type { Desk, GameClient, GameProps } from '../game';
import ActionSheet from './ActionSheet.svelte';
import Atlas from './Atlas.svelte';
import BattleDialog from './battle/BattleDialog.svelte';
import Board from './Board.svelte';
import AuctionDialog from './dialogs/AuctionDialog.svelte';
import KingdomDialog from './dialogs/KingdomDialog.svelte';
import PackDialog from './dialogs/PackDialog.svelte';
import ReactionDialog from './dialogs/ReactionDialog.svelte';
import SaleDialog from './dialogs/SaleDialog.svelte';
import ShopDialog from './dialogs/ShopDialog.svelte';
import TaxDialog from './dialogs/TaxDialog.svelte';
import VoteDialog from './dialogs/VoteDialog.svelte';
import { ICONS_USED } from './icons';
import { occasionOf, type Occasion } from './moments';
import { NEWS } from './news';
import Own from './Own.svelte';
import './palette.css';
import type { MedioevoDesk } from './position';
import Rival from './Rival.svelte';
import { placeOf, placesOf, thingsOf } from './targets';
import TreatyDesk from './treaty/TreatyDesk.svelte';
import { PHASES } from './types';

const DIALOGS: Record<Exclude<Occasion, 'plain'>, Component<GameProps>> = {
  battle: BattleDialog,
  window: ReactionDialog,
  treaty: TreatyDesk,
  vote: VoteDialog,
  auction: AuctionDialog,
  tax: TaxDialog,
  kingdom: KingdomDialog,
  pack: PackDialog,
  shop: ShopDialog,
  sale: SaleDialog,
};

const dialogFor = (decision: Decision, desk: Desk): Component<GameProps> | null => {
  const occasion = occasionOf(decision, (desk as MedioevoDesk).view);
  return occasion === 'plain' ? null : DIALOGS[occasion];
};

/** Where Honour comes from, and the items of the final scoring. */
const SOURCES = ['start', 'conquest', 'pilgrimage', 'building', 'suppression', 'great-army', 'road', 'defeat', 'undeclared', 'breach', 'rebellion'];
const FINAL = ['richest', 'market', 'technology', 'rome', 'jerusalem', 'cathedrals', 'cities', 'castles', 'territories', 'monopolies', 'captives', 'debts', 'objectives'];

const medioevo: GameClient = {
  name: 'medioevo',
  phases: PHASES.slice(1, -1).map((key) => ({ key, message: `phase-${key}` })),
  Board,
  Own,
  Rival,
  Atlas,
  dialogFor,
  sheetsNarrow: true,
  sheetFor: (decision: Decision, desk: Desk) => (dialogFor(decision, desk) ? null : ActionSheet),
  places: (desk: Desk) => placesOf(desk as MedioevoDesk),
  thingsOf,
  news: NEWS,
  placeOf: (choice: ChoiceDoc, desk: Desk) => placeOf(choice, desk as MedioevoDesk),
  icons: ICONS_USED,
  scoreParts: [...SOURCES, ...FINAL.map((item) => `final-${item}`)].map((part) => `score-${part}`),
};

export default medioevo;
