/** One person at a Byzantion table: clicks on cards, board and dialogs, as somebody who wants to get on. */
import { expect, type APIRequestContext, type Locator } from '@playwright/test';
import { layOut } from './prepared';
import type { Player } from './table';

const QUICK = { intervals: [8, 15, 30], timeout: 15_000 };

const LIKED = ['Play cards', 'Activate', 'Sell', 'Buy', 'Draw']; // actions, in turn

export class Courtier {
  /** How often each kind of decision has been answered. */
  readonly done = new Map<string, number>();
  readonly dialog: Locator;
  #acted = 0;

  constructor(readonly player: Player) {
    this.dialog = player.page.locator('.dialog .content');
  }

  /** Answer until the game is over, or until `enough` says so. */
  async play(enough: () => boolean = () => false): Promise<void> {
    const { player } = this;
    for (;;) {
      await expect.poll(() => player.over || player.decision !== null || enough(), { message: 'a decision is owed or the game is over', ...QUICK, timeout: 40_000 }).toBe(true);
      if (player.over || enough()) return;
      await this.answer();
    }
  }

  /** One decision, answered through the page; the server has taken it afterwards. None if a standing order was quicker. */
  async answer(): Promise<string | null> {
    const { player } = this;
    await player.shown();
    if (player.decision === null) return null;
    const { moment, serial } = player.decision;
    await this.#choose(moment);
    const gone = (): boolean => player.over || player.decision?.serial !== serial;
    await expect.poll(gone, { message: `the server takes the answer to ${moment}`, ...QUICK }).toBe(true);
    this.done.set(moment, (this.done.get(moment) ?? 0) + 1);
    return moment;
  }

  async #choose(moment: string): Promise<void> {
    const { dialog } = this;
    if (moment === 'prompt-draft' || moment === 'prompt-keep' || moment === 'prompt-tunic') await this.#tap(dialog.locator('.spot.lit').first());
    else if (moment === 'prompt-missions') await this.#tap(dialog.getByRole('button', { name: 'Put a Mission away' }).first());
    else if (moment === 'prompt-vote') await this.#tap(dialog.getByRole('button', { name: /^Place / }).first());
    else if (moment === 'prompt-commit') await this.#contribute();
    else if (moment.startsWith('prompt-window')) await this.#pass();
    else if (moment === 'prompt-end') await this.#tap(dialog.getByRole('button', { name: 'Pass' }));
    else if (moment === 'prompt-turn') await this.#act();
    else if (await this.#onBoard(moment)) return;
    else if (await dialog.isVisible()) await this.#inDialog();
    else await this.#fromBar();
  }

  async #inDialog(): Promise<void> {
    const main = this.dialog.locator('button.main:enabled');
    await this.#tap((await main.count()) ? main.first() : this.dialog.locator('button:enabled').first());
  }

  async #contribute(): Promise<void> {
    await this.#tap(this.dialog.getByRole('button', { name: 'All I can' }));
    await this.#tap(this.dialog.getByRole('button', { name: 'Seal the contribution' }));
    const sealed = (): boolean => this.player.decision?.moment !== 'prompt-commit'; // one good after the other, by itself
    await expect.poll(sealed, { message: 'the whole contribution is sealed', ...QUICK }).toBe(true);
  }

  /** Pass, here and for the rest of the round. */
  async #pass(): Promise<void> {
    const round = this.dialog.getByRole('checkbox', { name: /rest of this round/ });
    if (!(await round.isChecked())) await round.check();
    else await this.#tap(this.dialog.getByRole('button', { name: 'Pass' }));
  }

  async #act(): Promise<void> {
    const open = (await this.player.bar.locator('button.action').allInnerTexts()).map((label) => label.replace(/\s+/g, ' '));
    const turned = LIKED.map((_, at) => LIKED[(at + this.#acted) % LIKED.length]!); // a little of everything
    const wanted = turned.map((like) => open.findIndex((label) => label.includes(like))).find((at) => at >= 0);
    this.#acted += 1;
    await this.#tap(this.player.bar.locator('button.action').nth(wanted ?? open.length - 1));
  }

  /** Something lit on the board itself, where one thing of the kind is enough. */
  async #onBoard(moment: string): Promise<boolean> {
    const board = this.player.page.locator('.byzantion.board');
    const places: Record<string, Locator> = {
      'prompt-seal': board.locator('.position.lit'),
      'prompt-play': board.locator('.hand .spot.lit'),
      'prompt-activate': board.locator('.tableau .spot.lit'),
      'prompt-join': board.locator('.tableau .spot.lit'),
      'prompt-sell': board.locator('.market .row button'),
      'prompt-buy': board.locator('.market .slot.lit'),
      'prompt-take-card': board.locator('.offer .spot.lit'),
      'prompt-hand-limit': board.locator('.hand .spot.lit'),
    };
    const found = places[moment];
    const often = ['prompt-play', 'prompt-sell', 'prompt-buy'].includes(moment) && this.#acted % 2 === 0;
    if (!found || often || !(await found.count())) return false;
    await this.#tap(found.first());
    return true;
  }

  async #fromBar(): Promise<void> {
    const { bar, open } = this.player;
    if ((await bar.locator('form').count()) === 0) {
      const labels = await open.allInnerTexts();
      const done = labels.findIndex((label) => /Done|End the turn|Do without/.test(label));
      await this.#tap(open.nth(Math.max(0, done)));
    }
    if (await this.player.opened('.choices .row')) await this.#tap(open.first());
  }

  /** Where cards overlap their left edge can be seen; halfway down it is nearest to the box of a card that leans. */
  async #tap(what: Locator): Promise<void> {
    const { height } = (await what.boundingBox()) ?? { height: 40 };
    await what.click({ position: { x: 12, y: height / 2 } });
    await this.player.confirm();
  }
}

/** Inside the page: answers whatever is asked through its own buttons, without being watched, to the end of the game. */
function hurry(): void {
  const open = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetParent !== null && !one.matches(':disabled'));
  const next = (): HTMLElement | undefined => {
    const round = open('.dialog .reaction .check input:not(:checked)');
    const list = open('.bar .choices li button:not(.closed)');
    return [
      open('.bar form button.main'),
      round,
      open('.dialog .missions li button, .dialog .pack .spot.lit, .dialog button.main'),
      open('.dialog .content button'),
      open('.bar .action:is(button)').slice(-1),
      open('.bar .rest button.main'),
      list.filter((one) => /Done|Do without/.test(one.textContent)),
      list,
    ].find((found) => found.length)?.[0];
  };
  const timer = setInterval(() => {
    if (document.querySelector('dialog[open]')) clearInterval(timer);
    else if (!document.querySelector('.bar progress')) next()?.click();
  }, 40);
}

export const automate = (player: Player): Promise<void> => player.page.evaluate(hurry);

/** A table of Byzantion laid out by name for whoever asks. */
export const laidOut = (request: APIRequestContext, players: string[], position: object): Promise<string> => layOut(request, 'byzantion', players, position);
