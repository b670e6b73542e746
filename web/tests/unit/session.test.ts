import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '$lib/session.svelte';

type Sent = { body: { preferences: Record<string, unknown> }; answer: () => void };

const sent: Sent[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Sent['body'];
    return new Promise<Response>((resolve) => {
      sent.push({ body, answer: () => resolve(new Response(JSON.stringify({ id: 'p1', guest: false, preferences: body.preferences }))) });
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

it('keeps what is chosen while an earlier choice is still being saved', async () => {
  session.take({ id: 'p1', guest: false });
  const dark = session.settle({ theme: 'dark' });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const italian = session.settle({ language: 'it' });
  sent[0]!.answer();
  await dark;
  expect(session.preferences.language).toBe('it');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body.preferences).toMatchObject({ theme: 'dark', language: 'it' });
  sent[1]!.answer();
  await italian;
});
