import { describe, expect, it } from 'vitest';
import { below, match } from '../../src/lib/router.svelte';

describe('routes', () => {
  it.each([
    ['/', 'home', {}],
    ['/t/k3v9', 'table', { id: 'k3v9' }],
    ['/join/k3v9/s%20x', 'join', { id: 'k3v9', invite: 's x' }],
    ['/rules', 'books', {}],
    ['/rules/warriors', 'rules', { game: 'warriors' }],
    ['/rules/warriors/WT-UPK-1', 'rules', { game: 'warriors', id: 'WT-UPK-1' }],
    ['/nothing/here', 'nowhere', {}],
  ])('%s', (path, name, params) => expect(match(path)).toEqual({ name, params }));

  it('begins at the base', () => {
    expect(below('/', '/t/1')).toBe('/t/1');
    expect(below('/games/', '/games/t/1')).toBe('/t/1');
    expect(below('/games/', '/games/')).toBe('/');
  });
});
