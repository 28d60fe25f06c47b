import { Problem } from '../problem';

export interface TurnsOptions {
  /** So many have a turn at once. */
  places: number;
  /** So many of them one and the same caller. */
  each?: number;
  /** So many more may wait for one. */
  waiting: number;
  /** Milliseconds for which somebody waits. */
  patience: number;
  /** The error code for callers who get no turn. */
  busy?: string;
}

/** Who wants a turn. */
interface Taker {
  by?: string;
  /** Aborts when the caller goes away: their turn, or their place among those who wait, is free at once. */
  gone?: AbortSignal;
}

export interface Turns {
  /** Waits for a turn and answers the function that ends it; throws a 503 when too many wait, or it took too long. */
  take(taker?: Taker): Promise<() => void>;
}

interface Waiting {
  by: string;
  call(): void;
}

/** Lets so many in at once, in the order of asking, but passes over who has as many turns as one caller may have. */
export function createTurns(options: TurnsOptions): Turns {
  const { places, each = options.places, waiting, patience, busy: code = 'exports_busy' } = options;
  let free = places;
  const held = new Map<string, number>();
  const queue = new Set<Waiting>();
  const busy = () => new Problem(503, code, { retryAfter: Math.ceil(patience / 1000) });
  const mayEnter = (by: string) => free > 0 && (held.get(by) ?? 0) < each;

  function count(by: string, change: 1 | -1): void {
    free -= change;
    const now = (held.get(by) ?? 0) + change;
    if (now > 0) held.set(by, now);
    else held.delete(by);
  }

  function turn(by: string, gone?: AbortSignal): () => void {
    count(by, 1);
    const end = () => {
      if (ended) return;
      ended = true;
      gone?.removeEventListener('abort', end);
      count(by, -1);
      [...queue].find((next) => mayEnter(next.by))?.call();
    };
    let ended = false;
    gone?.addEventListener('abort', end);
    return end;
  }

  return {
    take: async ({ by = '', gone } = {}) => {
      if (gone?.aborted) throw busy();
      if (mayEnter(by)) return turn(by, gone);
      if (queue.size >= waiting) throw busy();
      return new Promise((resolve, reject) => {
        const leave = () => {
          queue.delete(place);
          clearTimeout(timer);
          gone?.removeEventListener('abort', refuse);
        };
        const refuse = () => {
          leave();
          reject(busy());
        };
        const place: Waiting = {
          by,
          call: () => {
            leave();
            resolve(turn(by, gone));
          },
        };
        const timer = setTimeout(refuse, patience);
        gone?.addEventListener('abort', refuse);
        queue.add(place);
      });
    },
  };
}

export interface ExportLimits {
  /** Files that are made at once; their callers read them as slowly as they like. */
  files: TurnsOptions;
  /** Files that read the next of their rows at once, and so the most connections that all of them take. */
  reading: TurnsOptions;
  /** Milliseconds after which a file that nobody takes away is given up. */
  longest: number;
}

export const usualExportLimits: ExportLimits = {
  files: { places: 6, each: 2, waiting: 50, patience: 30_000 },
  reading: { places: 1, waiting: Infinity, patience: 30_000 },
  longest: 15 * 60_000,
};

/** The turns of one process: what it makes for all its callers together. */
export interface Exports {
  files: Turns;
  reading: Turns;
  longest: number;
}

export function createExports({ files, reading, longest }: ExportLimits): Exports {
  return { files: createTurns(files), reading: createTurns(reading), longest };
}
