import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../../src/games/civilization');
const ids = (language: string): string[] => [...readFileSync(join(FOLDER, `locale/${language}.ftl`), 'utf8').matchAll(/^(cv-[\w-]+) =/gm)].map((match) => match[1]!);
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .join('\n');

it('says the same things in both languages', () => {
  expect(ids('it')).toEqual(ids('en'));
});

it('has every sentence the client asks for, and no other', () => {
  const known = new Set(ids('en'));
  const styles = new Set(['cv-barbarians']); // ids of shapes
  const asked = [...new Set([...sources.matchAll(/'(cv-[\w-]+)'/g)].map((match) => match[1]!))];
  const made = [...sources.matchAll(/`(cv-[\w-]+-)\$\{/g)].map((match) => match[1]!);
  expect(asked.filter((id) => !known.has(id) && !styles.has(id))).toEqual([]);
  expect([...known].filter((id) => !asked.includes(id) && !made.some((start) => id.startsWith(start)))).toEqual([]);
});
