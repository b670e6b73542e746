/** gallery.html?sample=west-late&part=board&theme=dark&language=it: boards and panels without a server, to be looked at. */
import { mount } from 'svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import '@fontsource/eb-garamond/500.css';
import '@fontsource/eb-garamond/600.css';
import '@fontsource-variable/source-sans-3';
import { clientOf } from '$lib/games';
import { loadGameTexts, setLanguage, type Language } from '$lib/words.svelte';
import type { Sample } from './desk.svelte';
import { StillDesk } from './desk.svelte';
import Gallery from './Gallery.svelte';

const samples = import.meta.glob<Sample>('../../tests/fixtures/*.json', { import: 'default' });
const query = new URLSearchParams(location.search);
const nameOf = (path: string): string => path.replace(/.*\/|\.json$/g, '');

const wanted = query.get('sample') ?? 'west-late';
const path = Object.keys(samples).find((one) => nameOf(one) === wanted)!;
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
const sample = await samples[path]!();
const { game } = sample.welcome.table;
document.documentElement.dataset['game'] = game;
const [client] = await Promise.all([clientOf(game), loadGameTexts(game)]);
await setLanguage((query.get('language') ?? 'en') as Language);
const desk = new StillDesk(sample);
mount(Gallery, {
  target: document.getElementById('gallery')!,
  props: { desk, client, part: query.get('part') ?? 'table', names: Object.keys(samples).map(nameOf) },
});
Object.assign(window, { desk });
