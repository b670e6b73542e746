/** Byzantion in the browser. */
import type { ChoiceDoc, Decision } from '$lib/wire';
import type { Component } from 'svelte';
import type { Desk, GameClient, GameProps } from '../game';
import ActionSheet from './ActionSheet.svelte';
import Atlas from './Atlas.svelte';
import Board from './Board.svelte';
import AbilityDialog from './dialogs/AbilityDialog.svelte';
import BuildSheet from './BuildSheet.svelte';
import BidDialog from './dialogs/BidDialog.svelte';
import ContributionDialog from './dialogs/ContributionDialog.svelte';
import GoodsDialog from './dialogs/GoodsDialog.svelte';
import MissionsDialog from './dialogs/MissionsDialog.svelte';
import PackDialog from './dialogs/PackDialog.svelte';
import ReactionDialog from './dialogs/ReactionDialog.svelte';
import SeatDialog from './dialogs/SeatDialog.svelte';
import SplitDialog from './dialogs/SplitDialog.svelte';
import VoteDialog from './dialogs/VoteDialog.svelte';
import { ICONS_USED } from './icons';
import { NEWS } from './news';
import Own from './Own.svelte';
import './palette.css';
import type { ByzantionDesk } from './position';
import Rival from './Rival.svelte';
import { placeOf, placesOf, thingsOf } from './targets';
import { WINDOWS } from './windows';

const of = (shown: Component<GameProps>, ...moments: string[]): Record<string, Component<GameProps>> =>
  Object.fromEntries(moments.map((moment) => [`prompt-${moment}`, shown]));

const DIALOGS: Record<string, Component<GameProps>> = {
  ...Object.fromEntries(WINDOWS.map((moment) => [moment, ReactionDialog])),
  ...of(ReactionDialog, 'end'),
  ...of(PackDialog, 'draft', 'keep', 'tunic'),
  ...of(MissionsDialog, 'missions'),
  ...of(VoteDialog, 'vote'),
  ...of(ContributionDialog, 'commit', 'substitute'),
  ...of(BidDialog, 'bid'),
  ...of(SplitDialog, 'lay', 'take-part'),
  ...of(AbilityDialog, 'use'),
  ...of(GoodsDialog, 'gain', 'give', 'give-to', 'rob', 'exchange', 'exchange-gain', 'stands-for'),
  ...of(SeatDialog, 'choose-player', 'redirect', 'lower-bid', 'favour-most', 'favour-least', 'favour-trial'),
};

const SHEETS: Record<string, Component<GameProps>> = {
  ...of(ActionSheet, 'turn', 'free-action', 'after-action', 'solo-turn', 'solo-rest'),
  ...of(BuildSheet, 'build'),
};

const PHASES = ['event', 'action', 'resolution', 'scoring'];

const byzantion: GameClient = {
  name: 'byzantion',
  phases: PHASES.map((key) => ({ key, message: `phase-${key}` })),
  Board,
  Own,
  Rival,
  Atlas,
  dialogFor: (decision: Decision) => DIALOGS[decision.moment] ?? null,
  sheetFor: (decision: Decision) => SHEETS[decision.moment] ?? null,
  places: (desk: Desk) => placesOf(desk as ByzantionDesk),
  thingsOf,
  news: NEWS,
  placeOf: (choice: ChoiceDoc) => placeOf(choice),
  icons: ICONS_USED,
  scoreParts: ['score-doxa', 'score-resources', 'score-card-cost', 'score-missions'],
};

export default byzantion;
