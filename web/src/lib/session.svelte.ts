/** Who sits at the screen, and what they have settled. */
import { api } from './api';
import type { Me, Preferences } from './wire';
import { LANGUAGES, setLanguage, text, type Language } from './words.svelte';

const STORE = 'quadriga.preferences';
const DEFAULTS: Required<Preferences> = {
  language: '',
  theme: 'system',
  sound: false,
  motion: true,
  confirm: true,
  notify: false,
  webhook: '',
  webhook_kind: 'json',
  mail: false,
};

function kept(): Preferences {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Preferences;
  } catch {
    return {};
  }
}

const preferred = (): Language => LANGUAGES.find((one) => navigator.language.startsWith(one)) ?? 'en';

class Session {
  me = $state.raw<Me>({});
  preferences = $state<Required<Preferences>>({ ...DEFAULTS, ...kept() });
  ready = $state(false);
  #saving: Promise<void> = Promise.resolve();

  get known(): boolean {
    return Boolean(this.me.id);
  }

  get language(): Language {
    return this.preferences.language || preferred();
  }

  async start(): Promise<void> {
    await this.show();
    try {
      this.take(await api.me());
    } catch {
      /* the lobby says that the server does not answer; the pages still open */
    }
    await this.show();
    this.ready = true;
  }

  #know(me: Me): void {
    this.me = { ...me, guest: me.guest ?? true }; // what stands at its default does not travel
  }

  take(me: Me): void {
    this.#know(me);
    if (!me.id) return;
    const own = this.me.guest ? kept() : {}; // an account knows its preferences, a guest brings those of the device
    this.preferences = { ...DEFAULTS, ...own, ...me.preferences };
  }

  /** Nobody needs an account: a guest is made when something is to be owned. */
  async ensure(name = ''): Promise<void> {
    if (!this.known) this.take(await api.guest(name.trim() || text('guest-placeholder')));
  }

  async settle(change: Partial<Preferences>): Promise<void> {
    Object.assign(this.preferences, change);
    localStorage.setItem(STORE, JSON.stringify(this.preferences));
    await this.show();
    if (!this.known) return;
    this.#saving = this.#saving.catch(() => undefined).then(() => this.#save());
    await this.#saving;
  }

  /** One after the other, each time all there is: what was chosen meanwhile is neither lost nor overtaken. */
  async #save(): Promise<void> {
    this.#know(await api.change({ preferences: $state.snapshot(this.preferences) }));
  }

  async show(): Promise<void> {
    await setLanguage(this.language);
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset['theme'] = this.preferences.theme;
    root.dataset['motion'] = this.preferences.motion ? 'full' : 'still';
  }
}

export const session = new Session();
