/** Sentences: everything a person reads comes out of the Fluent catalogues through here, as `language/texts.py` does it. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { ChoiceDoc, Fault, RefusalDoc, Say, TableInfo, Told, Why } from './wire';

export type Word = number | string | { say: string; with?: Record<string, Word>; form?: string } | Word[];
export type Params = Record<string, string | number>;
export type Language = 'en' | 'it';
export const LANGUAGES: Language[] = ['en', 'it'];

type Loose = Record<string, unknown> | undefined; // words as the generated types of the wire call them

const FORMS = ['one', 'many', 'short']; // attributes of a word that sentences may use: $kind-one, $kind-many

const catalogues: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>('$quadriga/language/locale/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('$quadriga/games/*/locale/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('$quadriga/server/locale/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../games/*/locale/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../locale/*.ftl', { query: '?raw', import: 'default' }),
};

const chosen = $state({ language: 'en' as Language, epoch: 0 });
const resources = new Map<string, FluentResource[]>(); // by language and subject: en, it/warriors, it/warriors@1f3c…
const bundles = new Map<string, FluentBundle>();
const wanted = new Set<string>(['']); // subjects whose catalogues have been asked for

/** Whose names a table uses: its game, and the component pack over it, if there is one. */
export const subjectOf = (table: Pick<TableInfo, 'game' | 'pack'>): string =>
  table.pack ? `${table.game}@${table.pack.hash}` : table.game;

function files(language: string, game: string): string[] {
  const end = game ? `/games/${game}/locale/${language}.ftl` : `/locale/${language}.ftl`;
  return Object.keys(catalogues).filter((path) => path.endsWith(end) && (game !== '' || !path.includes('/games/')));
}

async function load(language: string, subject: string): Promise<void> {
  const key = subject ? `${language}/${subject}` : language;
  if (resources.has(key)) return;
  const [game, pack] = subject.split('@') as [string, string?];
  if (pack) await load(language, game);
  const sources = pack ? [await packSource(pack, language)] : await Promise.all(files(language, game).map((path) => catalogues[path]!()));
  resources.set(key, sources.map((source) => new FluentResource(source)));
}

/** The names that a pack brings; one that is no longer there has none. */
async function packSource(pack: string, language: string): Promise<string> {
  try {
    const answer = await fetch(new URL(`api/packs/${pack}/texts/${language}`, document.baseURI));
    return answer.ok ? ((await answer.json()) as { catalogue: string }).catalogue : '';
  } catch {
    return '';
  }
}

function bundle(language: string, subject: string): FluentBundle {
  const key = `${language}/${subject}`;
  let made = bundles.get(key);
  if (!made) {
    made = new FluentBundle(language, { useIsolating: false });
    const [game, pack] = subject.split('@') as [string, string?];
    for (const part of [language, ...(game ? [`${language}/${game}`] : []), ...(pack ? [key] : [])])
      for (const resource of resources.get(part) ?? []) made.addResource(resource, { allowOverrides: part.includes('@') });
    bundles.set(key, made);
  }
  return made;
}

/** Fetch what a language needs, then show it; English stands behind every other language. */
export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].flatMap((game) => [load(language, game), load('en', game)]));
  bundles.clear();
  chosen.language = language;
  chosen.epoch += 1;
}

/** The texts of a game, or of a game with a pack: `subjectOf`. */
export async function loadGameTexts(subject: string): Promise<void> {
  wanted.add(subject);
  await Promise.all([...new Set([chosen.language, 'en'])].map((language) => load(language, subject)));
  bundles.clear();
  chosen.epoch += 1;
}

export const hyphened = (name: string): string => name.replaceAll('_', '-').replaceAll('.', '-');

/** One game's sentences in the reader's language; without a game the shell's own. */
export class Texts {
  constructor(readonly game = '') {}

  get language(): Language {
    return chosen.language;
  }

  /** A message; its own id if there is none, so that a gap shows and nothing breaks. */
  text(id: string, params: Params = {}): string {
    return this.find(id, '', params) ?? id;
  }

  find(id: string, attribute = '', params: Params = {}): string | null {
    if (chosen.epoch < 0) return null; // read, so that whoever asks is asked again when the language changes
    const own = bundle(chosen.language, this.game);
    const found = own.hasMessage(id) ? own : bundle('en', this.game);
    const message = found.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern == null ? null : found.formatPattern(pattern, params as Record<string, FluentVariable>, []);
  }

  /** A message filled with words of the protocol. */
  sentence(id: string, words?: Loose): string {
    return this.text(id, this.allForms(words));
  }

  /** A word as `$name`, and where it is a thing's name its other forms, `$name-one` and so on. */
  forms(name: string, word: Word): Params {
    if (typeof word === 'number') return { [name]: word };
    if (typeof word === 'string' && word.startsWith('=')) return { [name]: word.slice(1) };
    const found: Params = { [name]: this.say(word) };
    if (typeof word === 'string')
      for (const form of FORMS) {
        const text = this.find(word, form);
        if (text !== null) found[`${name}-${form}`] = text;
      }
    return found;
  }

  say(word: Word): string {
    if (Array.isArray(word)) return word.map((part) => this.say(part)).join(', ');
    if (typeof word === 'object') return this.find(word.say, word.form ?? '', this.allForms(word.with)) ?? word.say;
    if (typeof word === 'string') return word.startsWith('=') ? word.slice(1) : this.text(word);
    return String(word);
  }

  allForms(words: Loose): Params {
    const params: Params = {};
    for (const [name, word] of Object.entries(words ?? {})) Object.assign(params, this.forms(name, word as Word));
    return params;
  }

  // --- sentences of the game

  prompt(prompt: Say): string {
    return this.sentence(prompt.say, prompt.with);
  }

  event(told: Told): string {
    return this.sentence(`event-${hyphened(told.kind)}`, told.with);
  }

  verb(verb: string): string {
    return this.text(`verb-${hyphened(verb)}`);
  }

  /** The menu's line; a game without sentences of its own gets the verb and the target. */
  choice(choice: ChoiceDoc | RefusalDoc): string {
    const params = this.allForms(choice.words);
    const sentence = this.find(`choice-${hyphened(choice.verb)}`, '', params);
    return sentence ?? `${this.verb(choice.verb)} ${params['target'] ?? ''}`.trimEnd();
  }

  reason(why: Why): string {
    return this.sentence(`reason-${hyphened(why.code)}`, why.words);
  }

  /** What would help, where there is a way. */
  remedy(why: Why): string | null {
    return this.find(`reason-${hyphened(why.code)}`, 'remedy', this.allForms(why.words));
  }

  // --- complaints

  error(fault: Fault): string {
    if (fault.faults?.length) return fault.faults.map((one) => this.error(one)).join(' ');
    const params: Params = {};
    for (const [name, part] of Object.entries(fault.params ?? {})) params[name] = this.part(name, part);
    if ('kind' in params) params['kind'] = this.find(`target-${params['kind']}`) ?? params['kind']!;
    const id = `error-${hyphened(fault.code)}`;
    const bare = params['known'] === '' ? this.find(id, 'bare', params) : null;
    return bare ?? this.find(id, '', params) ?? (fault.message || id);
  }

  private part(name: string, part: unknown): string | number {
    if (part !== null && typeof part === 'object') return this.cause(part as Fault);
    if (name === 'cause') return `“${String(part)}”`;
    return typeof part === 'number' ? part : String(part);
  }

  private cause(fault: Fault): string {
    const params: Params = {};
    for (const [name, part] of Object.entries(fault.params ?? {})) params[name] = this.part(name, part);
    return (
      this.find(`cause-${hyphened(fault.code)}`, '', params) ??
      this.find(`reason-${hyphened(fault.code)}`, '', params) ??
      this.error(fault)
    );
  }
}

export const texts = new Texts();
export const text = (id: string, params?: Params): string => texts.text(id, params);
