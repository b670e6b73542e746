/** Civilization CHR in the browser. */
import type { ChoiceDoc, Decision } from '$lib/wire';
import type { Component } from 'svelte';
import type { Desk, GameClient, GameProps } from '../game';
import ActionSheet from './ActionSheet.svelte';
import Atlas from './Atlas.svelte';
import BattleDialog from './battle/BattleDialog.svelte';
import Board from './Board.svelte';
import AwardDialog from './dialogs/AwardDialog.svelte';
import BidDialog from './dialogs/BidDialog.svelte';
import CivilizationDialog from './dialogs/CivilizationDialog.svelte';
import CultureDialog from './dialogs/CultureDialog.svelte';
import GiftDialog from './dialogs/GiftDialog.svelte';
import GovernmentDialog from './dialogs/GovernmentDialog.svelte';
import HandDialog from './dialogs/HandDialog.svelte';
import ReactionDialog from './dialogs/ReactionDialog.svelte';
import ShopDialog from './dialogs/ShopDialog.svelte';
import { ICONS_USED } from './icons';
import { occasionOf, type Occasion } from './moments';
import { NEWS } from './news';
import Own from './Own.svelte';
import './palette.css';
import type { CivilizationDesk } from './position';
import Rival from './Rival.svelte';
import { placeOf, placesOf, thingsOf } from './targets';
import TreatmentDialog from './spies/TreatmentDialog.svelte';
import TradeDesk from './trade/TradeDesk.svelte';
import { PHASES } from './types';

const DIALOGS: Record<Exclude<Occasion, 'plain'>, Component<GameProps>> = {
  battle: BattleDialog,
  window: ReactionDialog,
  trade: TradeDesk,
  shop: ShopDialog,
  government: GovernmentDialog,
  bid: BidDialog,
  civilization: CivilizationDialog,
  gift: GiftDialog,
  culture: CultureDialog,
  hand: HandDialog,
  award: AwardDialog,
  treatment: TreatmentDialog,
};

const dialogFor = (decision: Decision, desk: Desk): Component<GameProps> | null => {
  const occasion = occasionOf(decision, (desk as CivilizationDesk).view);
  return occasion === 'plain' ? null : DIALOGS[occasion];
};

const civilization: GameClient = {
  name: 'civilization',
  phases: PHASES.slice(1, -1).map((key) => ({ key, message: `phase-${key}` })),
  Board,
  Own,
  Rival,
  Atlas,
  dialogFor,
  sheetsNarrow: true,
  sheetFor: (decision: Decision, desk: Desk) => (dialogFor(decision, desk) ? null : ActionSheet),
  places: (desk: Desk) => placesOf(desk as CivilizationDesk),
  thingsOf,
  news: NEWS,
  placeOf: (choice: ChoiceDoc, desk: Desk) => placeOf(choice, desk as CivilizationDesk),
  icons: ICONS_USED,
  scoreParts: ['settlements', 'wonders', 'seminal', 'objectives', 'merits', 'bonus'].map((part) => `cv-score-${part}`),
};

export default civilization;
