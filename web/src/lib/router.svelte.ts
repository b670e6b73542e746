/** Addresses below <base>; the history of the browser is the only memory. */

export interface Place {
  path: string; // without the base, beginning with a slash
  query: URLSearchParams;
}

export interface Route {
  name: string;
  params: Record<string, string>;
}

const PATTERNS: [name: string, pattern: string][] = [
  ['home', '/'],
  ['new', '/new'],
  ['table', '/t/:id'],
  ['join', '/join/:id/:invite'],
  ['replay', '/replay/:id'],
  ['books', '/rules'],
  ['rules', '/rules/:game'],
  ['rules', '/rules/:game/:id'],
  ['profile', '/profile'],
  ['recover', '/recover'],
  ['verify', '/verify'],
  ['verify', '/verify/:id'],
  ['admin', '/admin'],
  ['credits', '/credits'],
  ['help', '/help'],
];

export function match(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  for (const [name, pattern] of PATTERNS) {
    const wanted = pattern.split('/').filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((piece, at) => {
      const part = parts[at]!;
      if (!piece.startsWith(':')) return piece === part;
      params[piece.slice(1)] = decodeURIComponent(part);
      return true;
    });
    if (fits) return { name, params };
  }
  return { name: 'nowhere', params: {} };
}

export function below(base: string, pathname: string): string {
  const root = base.endsWith('/') ? base.slice(0, -1) : base.replace(/\/[^/]*$/, '');
  const rest = pathname.startsWith(root) ? pathname.slice(root.length) : pathname;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

const basePath = (): string => new URL(document.baseURI).pathname;

/** The address of a page, as links need it. */
export const href = (path: string): string => new URL(path.replace(/^\//, ''), document.baseURI).href;

class Router {
  #here = $state.raw<Place>(read());
  readonly route = $derived(match(this.#here.path));

  get path(): string {
    return this.#here.path;
  }

  get query(): URLSearchParams {
    return this.#here.query;
  }

  start(): () => void {
    const popped = (): void => void (this.#here = read());
    const clicked = (event: MouseEvent): void => this.#follow(event);
    addEventListener('popstate', popped);
    document.addEventListener('click', clicked);
    return () => {
      removeEventListener('popstate', popped);
      document.removeEventListener('click', clicked);
    };
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', href(path));
    const moved = read();
    const newPage = moved.path !== this.#here.path;
    this.#here = moved;
    if (newPage) scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const path = below(basePath(), link.pathname);
    if (path.startsWith('/api/') || match(path).name === 'nowhere') return;
    event.preventDefault();
    this.go(path + link.search);
  }
}

function read(): Place {
  return { path: below(basePath(), location.pathname), query: new URLSearchParams(location.search) };
}

export const router = new Router();
