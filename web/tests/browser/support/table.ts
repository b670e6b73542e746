/** One person at one table, through the visible page; the socket is only listened to, to know when something has changed. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Decision, FromServer, Update } from './wire';

export class Player {
  update: Update | null = null;
  readonly heard: FromServer[] = [];
  readonly bar: Locator;
  readonly prompt: Locator;
  readonly side: Locator;

  constructor(readonly page: Page) {
    this.bar = page.getByRole('region', { name: /^(Decision|Decisione)$/ });
    this.prompt = this.bar.locator('.prompt');
    this.side = page.getByRole('complementary');
    let path = '';
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || new URL(frame.url()).pathname === path) return;
      path = new URL(frame.url()).pathname;
      this.update = null; // another table
    });
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#hear(JSON.parse(String(payload)) as FromServer));
    });
  }

  #hear(message: FromServer): void {
    this.heard.push(message);
    if (message.type === 'update') this.update = message;
  }

  get serial(): number {
    return this.update?.serial ?? -1;
  }

  get over(): boolean {
    return this.update?.over ?? false;
  }

  /** What the seat on the screen, or any of this person's seats, owes. */
  get decision(): Decision | null {
    return this.update?.seats.find((one) => one.decision)?.decision ?? null;
  }

  /** Until this person owes something, or the game is over. */
  async awaited(timeout = 20_000): Promise<void> {
    await expect.poll(() => this.over || this.decision !== null, { message: 'a decision is owed or the game is over', timeout }).toBe(true);
    if (this.over) return;
    await this.shown();
    await expect(this.bar.locator('.choices, .sheet, form').or(this.list).first()).toBeVisible();
  }

  /** Until the page asks what was last heard over the line: a click on what it showed before would be lost. */
  async shown(): Promise<void> {
    const asked = async (): Promise<boolean> => {
      const questions = (this.update?.seats ?? []).flatMap(({ decision }) => (decision ? [`${decision.seat}/${decision.serial}`] : []));
      if (!questions.length) return true;
      return questions.includes((await this.bar.getAttribute('data-question')) ?? '');
    };
    await expect.poll(asked, { message: 'the page asks what the server asks', intervals: [5, 10, 20, 50] }).toBe(true);
  }

  /** Do something and wait until the server has taken it. */
  async taken(action: () => Promise<void>): Promise<void> {
    const before = this.serial;
    await action();
    await expect.poll(() => this.serial, { message: `the server takes the answer to “${await this.prompt.textContent()}”` }).toBeGreaterThan(before);
  }

  /** The button that brings the list into the bar while a dialog of the game lies over the board. */
  get list(): Locator {
    return this.bar.locator('.tools button[aria-expanded="false"]');
  }

  /** What can be chosen in the bar: its list, or the sheet of the game. */
  get open(): Locator {
    return this.bar.locator('.choices li button:not(.closed):enabled, .sheet .row button:enabled, .sheet .rest button:enabled');
  }

  /** Answer through the bar: the first choice that one of the wishes meets, else the first of all. */
  async answer(...wishes: RegExp[]): Promise<string> {
    await this.awaited();
    if (await this.list.isVisible()) await this.list.click();
    let said = '';
    await this.taken(async () => {
      said = await this.#click(wishes);
      if (await this.opened('.choices .row')) said = await this.#click(wishes);
      await this.confirm();
    });
    return said;
  }

  /** Say yes where the bar asks twice. */
  async confirm(): Promise<void> {
    const form = this.bar.locator('form');
    if (await form.isVisible()) await form.getByRole('button', { name: 'Confirm' }).click();
  }

  /** Whether the last click has opened a group or a question rather than sent something. */
  async opened(selector: string): Promise<boolean> {
    return (await this.bar.locator(selector).count()) > 0;
  }

  async #click(wishes: RegExp[]): Promise<string> {
    const labels = (await this.open.allInnerTexts()).map((label) => label.replace(/\s+/g, ' ').trim());
    const wished = wishes.map((wish) => labels.findIndex((label) => wish.test(label))).find((at) => at >= 0);
    const at = wished ?? 0;
    expect(labels.length, `something can be chosen at “${await this.prompt.textContent()}”`).toBeGreaterThan(0);
    await this.open.nth(at).click();
    return labels[at]!;
  }

  async tab(name: 'Mine' | 'Players' | 'Log' | 'Chat' | 'Table'): Promise<void> {
    await this.side.getByRole('tab', { name }).click();
  }

  /** The numbers of all log lines that have come over the line, in order. */
  get serials(): number[] {
    const lines = this.heard.flatMap((message) => (message.type === 'update' ? (message.news ?? []) : []));
    return [...new Set(lines.map((line) => line.serial))].sort((a, b) => a - b);
  }

  /** Lines of the log as they stand there. */
  async log(): Promise<string[]> {
    await this.tab('Log');
    return this.side.locator('.sentence').allInnerTexts();
  }
}

/** At every decision: whatever ends it, then whatever moves on, so that a game comes to its end. */
export const ONWARD = [/^\d? ?(Done|Do nothing|Pass|Agree|Feed all armies)$/, /Increase/];
