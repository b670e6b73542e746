/** Starts the real server for one run, on a free port, with an empty folder; ends it afterwards. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const WEB = resolve(import.meta.dirname, '../../..');
const REPOSITORY = resolve(WEB, '..');
const BUILT = join(REPOSITORY, 'src/quadriga/server/static/index.html');
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts'].map((name) => join(WEB, name));

function newest(path: string): number {
  const found = statSync(path);
  return found.isDirectory() ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name)))) : found.mtimeMs;
}

function build(): void {
  const made = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (made < Math.max(...SOURCES.map(newest))) execFileSync('npm', ['run', '-s', 'build'], { cwd: WEB, stdio: ['ignore', 'ignore', 'inherit'] });
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function answers(url: string, ended: () => boolean): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end && !ended(); ) {
    if (await fetch(`${url}/healthz`).then((answer) => answer.ok, () => false)) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error(`the server at ${url} ${ended() ? 'ended' : 'does not answer'}; its words are above`);
}

/** The first account administers the server: the tests know its password. */
export const KEEPER = { name: 'Keeper', password: 'quod erat demonstrandum' };

async function firstAccount(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/session/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(KEEPER) });
  if (!answer.ok) throw new Error(`the first account: ${answer.status} ${await answer.text()}`);
}

export default async function start(): Promise<() => Promise<void>> {
  build();
  const data = mkdtempSync(join(tmpdir(), 'quadriga-browser-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const python = join(REPOSITORY, '.venv/bin/python');
  const server = spawn(python, ['-m', 'quadriga.cli', 'serve', '--port', String(port), '--data', data], {
    cwd: REPOSITORY,
    env: { ...process.env, QUADRIGA_RATE_FACTOR: '1000', QUADRIGA_AWAY_SECONDS: '0', QUADRIGA_HESITATION_MS: '50', PYTHONPATH: join(REPOSITORY, 'src') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const words: string[] = [];
  let ended = false;
  createInterface(server.stderr).on('line', (line) => words.push(line));
  const gone = new Promise<void>((done) => server.once('exit', () => done(void (ended = true))));
  try {
    await answers(url, () => ended);
  } catch (error) {
    server.kill();
    console.error(words.join('\n'));
    throw error;
  }
  await firstAccount(url);
  Object.assign(process.env, { QUADRIGA_TEST_URL: url, QUADRIGA_TEST_DATA: data });
  return async () => {
    server.kill('SIGTERM');
    const timer = setTimeout(() => server.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(timer);
    rmSync(data, { recursive: true, force: true });
    const faults = words.filter((line) => /Traceback|"level":\s*"(error|critical)"/.test(line));
    if (faults.length) throw new Error(`the server complained:\n${faults.slice(0, 5).join('\n')}`);
  };
}
