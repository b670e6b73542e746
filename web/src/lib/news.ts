/** News: what befell a seat and was no mere answer of its own. A game names the kinds of events that are such. */
import { undone } from './log';
import type { LogLine, Told } from './wire';

/**
 * Whom an event concerns: the seats at these places among its numbers, everybody if no place is named,
 * or whoever was concerned by the last event of another kind.
 */
export type Concern = readonly number[] | string;
export type NewsKinds = Readonly<Record<string, Concern>>;

export interface NewsItem {
  key: string;
  line: LogLine;
  told: Told;
}

function concerns(kinds: NewsKinds, told: Told, latest: Map<string, Told>, seat: number): boolean {
  const concern = kinds[told.kind];
  if (concern === undefined) return false;
  if (typeof concern === 'string') {
    const cause = latest.get(concern);
    return cause !== undefined && concerns(kinds, cause, latest, seat);
  }
  return !concern.length || (seat >= 0 && concern.some((place) => told.args?.[place] === seat));
}

/** What is news to a seat after a serial; what was taken back is none. */
export function newsIn(kinds: NewsKinds, lines: LogLine[], since: number, seat: number): NewsItem[] {
  const gone = undone(lines);
  const latest = new Map<string, Told>();
  return lines
    .filter(({ serial }) => !gone.has(serial))
    .flatMap((line) =>
      (line.told ?? []).flatMap((told, at) => {
        latest.set(told.kind, told);
        return line.serial > since && concerns(kinds, told, latest, seat) ? [{ key: `${line.serial}.${at}`, line, told }] : [];
      }),
    );
}
