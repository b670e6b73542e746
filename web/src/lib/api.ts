/** The HTTP API, one function for each request; addresses are relative to <base>. */
import type * as wire from './wire';
import { texts } from './words.svelte';

/** What the server would not do; its sentence is made when it is shown, in the language of that moment. */
export class ApiError extends Error {
  constructor(
    readonly fault: wire.Fault,
    readonly status: number,
  ) {
    super(fault.code);
  }

  get sentence(): string {
    return texts.error(this.fault);
  }
}

export const address = (path: string): string => new URL(path, document.baseURI).href;

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': texts.language };
  if (body !== undefined && !(body instanceof Blob)) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(address(path), {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError({ code: 'unreachable' }, 0);
  }
  if (!answer.ok) throw new ApiError(await faultOf(answer), answer.status);
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

async function faultOf(answer: Response): Promise<wire.Fault> {
  try {
    const doc = (await answer.json()) as Partial<wire.Fault>;
    if (typeof doc.code === 'string') return doc as wire.Fault;
  } catch {
    /* not from our server: a proxy's page */
  }
  return { code: answer.status === 404 ? 'not_found' : 'server', params: { status: answer.status } };
}

const get = <T>(path: string): Promise<T> => request<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, body);

const table = (id: string, rest = ''): string => `api/tables/${encodeURIComponent(id)}${rest}`;
const query = (params: Record<string, string | number | undefined>): string => {
  const found = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
  return found.length ? `?${new URLSearchParams(found.map(([name, value]) => [name, String(value)]))}` : '';
};

export const api = {
  // people
  me: () => get<wire.Me>('api/session'),
  change: (change: wire.MeChange) => request<wire.Me>('PATCH', 'api/me', change),
  guest: (name: string) => post<wire.Me>('api/session/guest', { name }),
  login: (name: string, password: string) => post<wire.Me>('api/session/login', { name, password }),
  logout: () => post<void>('api/session/logout'),
  register: (registration: wire.Registration) => post<wire.Me>('api/session/register', registration),
  forget: (name: string) => post<void>('api/session/recovery', { name }),
  recover: (token: string, password: string) => post<wire.Me>('api/session/recover', { token, password }),
  erase: () => request<void>('DELETE', 'api/me'),

  mute: (person: string, muted: boolean) => request<void>(muted ? 'PUT' : 'DELETE', `api/people/${person}/mute`),
  report: (line: number, why: string) => post<void>(`api/chat/${line}/report`, { line, why }),

  // games
  games: () => get<wire.GameInfo[]>('api/games'),
  rules: (game: string) => get<wire.RuleDoc[]>(`api/games/${game}/rules`),

  // tables
  playNow: (body: Record<string, unknown> = {}) => post<wire.TableInfo>('api/play-now', body),
  mine: async () => (await get<wire.TableList>('api/tables?scope=mine')).tables,
  listed: async () => (await get<wire.TableList>('api/tables?scope=public')).tables,
  create: (wish: wire.NewTable) => post<wire.TableInfo>('api/tables', wish),
  table: (id: string, invite = '') => get<wire.TableInfo>(table(id, query({ invite }))),
  changeTable: (id: string, change: wire.TableChange) => request<wire.TableInfo>('PATCH', table(id), change),
  closeTable: (id: string) => request<void>('DELETE', table(id)),
  join: (id: string, seat = -1, invite = '') => post<wire.TableInfo>(table(id, '/join'), { seat, invite }),
  leave: (id: string) => post<void>(table(id, '/leave')),
  seat: (id: string, seat: number, change: wire.SeatChange) => request<wire.TableInfo>('PUT', table(id, `/seats/${seat}`), change),
  fill: (id: string, bot = '') => post<wire.TableInfo>(table(id, '/fill'), { bot }),
  start: (id: string) => post<wire.TableInfo>(table(id, '/start')),
  rematch: (id: string) => post<wire.TableInfo>(table(id, '/rematch')),
  fork: (id: string, fork: wire.Fork) => post<wire.TableInfo>(table(id, '/fork'), fork),

  // looking back
  at: (id: string, n: number, seat: number, invite = '') => get<wire.ReplayFrame>(table(id, `/at/${n}${query({ seat, invite })}`)),
  marks: (id: string, invite = '') => get<wire.Marks>(table(id, `/marks${query({ invite })}`)),
  analysis: (id: string, invite = '') => get<wire.AnalysisState>(table(id, `/analysis${query({ invite })}`)),
  verify: (id: string, invite = '') => get<wire.Verdict>(table(id, `/verify${query({ invite })}`)),
  verifyFile: (file: Blob) => post<wire.Verdict>('api/verify', file),
  upload: (file: Blob) => post<wire.Upload>('api/records', file),

  // administration
  people: () => get<wire.PersonRow[]>('api/admin/people'),
  changePerson: (id: string, change: wire.PersonChange) => request<void>('PATCH', `api/admin/people/${id}`, change),
  recovery: (id: string) => post<wire.RecoveryRow>(`api/admin/people/${id}/recovery`),
  reports: () => get<wire.ReportRow[]>('api/admin/reports'),
  settle: (id: number) => post<void>(`api/admin/reports/${id}/settle`),
  audit: () => get<wire.AuditRow[]>('api/admin/audit'),
};

export const inviteImage = (id: string): string => address(table(id, '/invite.svg'));
export const recordFile = (id: string): string => address(table(id, '/record'));
