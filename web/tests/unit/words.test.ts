import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadGameTexts, setLanguage, subjectOf, Texts, type Word } from '../../src/lib/words.svelte';

const web = join(import.meta.dirname, '../..');
const python = join(web, '../src/quadriga');

describe('names of a component pack', () => {
  const pack = { name: 'knights', version: '1', hash: 'abc' };
  afterEach(() => vi.unstubAllGlobals());

  it('stand before those of the game, at tables with the pack only', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: URL) => {
      asked.push(url.pathname);
      return Promise.resolve(new Response(JSON.stringify({ catalogue: 'kind-cavalry = knights\n' })));
    });
    const subject = subjectOf({ game: 'warriors', pack });
    await setLanguage('en');
    await loadGameTexts(subject);
    expect(asked).toEqual(['/api/packs/abc/texts/en']);
    expect(new Texts(subject).say('kind-cavalry')).toBe('knights');
    expect(new Texts(subject).say('resource-food')).toBe('Food');
    expect(new Texts(subjectOf({ game: 'warriors' })).say('kind-cavalry')).toBe('cavalry');
  });

  it('are left out when the pack is gone', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    const subject = subjectOf({ game: 'warriors', pack: { ...pack, hash: 'gone' } });
    await loadGameTexts(subject);
    expect(new Texts(subject).say('kind-cavalry')).toBe('cavalry');
  });
});

describe('sentences of a game', () => {
  const texts = new Texts('warriors');

  beforeAll(async () => {
    await setLanguage('en');
    await loadGameTexts('warriors');
  });

  it('says numbers, names, messages, phrases and lists', () => {
    const cost: Word = [{ say: 'counted', with: { count: 3, thing: 'resource-weapons' } }, { say: 'counted', with: { count: 2, thing: 'resource-gold' } }];
    expect(texts.say(7)).toBe('7');
    expect(texts.say('=Paris')).toBe('Paris');
    expect(texts.say('resource-food')).toBe('Food');
    expect(texts.say(cost)).toBe('3 Weapons, 2 Gold');
    expect(texts.say({ say: 'kind-princess', form: 'many' })).toBe('princesses');
  });

  it('offers the forms of a name to sentences', () => {
    expect(texts.forms('kind', 'kind-princess')).toEqual({ kind: 'princess', 'kind-one': 'a princess', 'kind-many': 'princesses', 'kind-short': 'princess' });
    expect(texts.forms('kind', '=kind-princess')).toEqual({ kind: 'kind-princess' });
  });

  it('makes prompts, choices, events and reasons', () => {
    expect(texts.prompt({ say: 'prompt-damage', with: { left: 3, province: '=Košice' } })).toBe('Battle for Košice: you have 3 damage to give out.');
    expect(texts.choice({ verb: 'feed_all' })).toBe('Feed all armies');
    expect(texts.event({ kind: 'army.moved', with: { seat: '=Poland', kind: 'kind-archers', count: 1, province: '=Silesia' } })).toBe('Poland moves archers to Silesia.');
    const why = { code: 'level_too_low', words: { track: 'track-military', have: 3, need: 6 } };
    expect(texts.reason(why)).toBe('Military is at level III; level VI is needed.');
    expect(texts.remedy(why)).toBe('Increase Military.');
  });

  it('shows the id where a message is missing', () => {
    expect(texts.text('no-such-message')).toBe('no-such-message');
    expect(texts.remedy({ code: 'ally' })).toBeNull();
  });

  it('translates faults inside faults', () => {
    expect(texts.error({ code: 'in_file', params: { file: 'a.toml', cause: { code: 'not_json', params: {} } } })).toBe('a.toml: not JSON');
    expect(texts.error({ code: 'unheard_of', message: 'As the server says.' })).toBe('As the server says.');
  });

  it('changes the language at run time', async () => {
    await setLanguage('it');
    expect(texts.say('resource-food')).toBe('Cibo');
    await setLanguage('en');
    expect(texts.say('resource-food')).toBe('Food');
  });
});

describe('catalogues', () => {
  const ids = (file: string): string[] => [...new FluentResource(readFileSync(file, 'utf-8')).body].map((entry) => entry.id).sort();
  const own = (language: string): string[] => ids(join(web, `src/locale/${language}.ftl`));

  function sources(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf-8'));
  }

  it('has the same messages in both languages', () => expect(own('it')).toEqual(own('en')));

  it('repeats no message of the other catalogues', () => {
    const others = ['language', 'server'].flatMap((door) => ids(join(python, door, 'locale/en.ftl')));
    expect(own('en').filter((id) => others.includes(id))).toEqual([]);
  });

  it('has every message the shell asks for by name', () => {
    const known = new Set([...own('en'), ...ids(join(python, 'language/locale/en.ftl'))]);
    const asked = [...sources(join(web, 'src/shell')), ...sources(join(web, 'src/lib')), readFileSync(join(web, 'src/App.svelte'), 'utf-8')]
      .flatMap((source) => [...source.matchAll(/(?<![.\w])text\('([a-z0-9-]+)'/g)])
      .map((found) => found[1]!);
    expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
  });
});
