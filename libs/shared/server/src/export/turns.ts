import { Problem } from '../problem';

export interface TurnsOptions {
  /** Concurrent turns in all. */
  places: number;
  /** Concurrent turns of one caller. */
  each?: number;
  /** Maximum number of waiting callers. */
  waiting: number;
  /** Milliseconds that a caller waits at most. */
  patience: number;
  /** The error code for callers who get no turn. */
  busy?: string;
}

interface Taker {
  by?: string;
  /** Aborts when the caller disconnects, which frees the turn, or the place in the queue, at once. */
  gone?: AbortSignal;
}

export interface Turns {
  /** Waits for a turn and returns the function that ends it. Throws a 503 if too many are waiting or the wait takes too long. */
  take(taker?: Taker): Promise<() => void>;
}

interface Waiting {
  by: string;
  call(): void;
}

/** Limits concurrent turns. Waiting callers enter in order, except those who already have as many turns as one caller may. */
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
  /** Files made at once, including the time their callers take to read them. */
  files: TurnsOptions;
  /** Files reading rows at once, which limits their database connections. */
  reading: TurnsOptions;
  /** Milliseconds after which a file that is not being read is given up. */
  longest: number;
}

export const usualExportLimits: ExportLimits = {
  files: { places: 6, each: 2, waiting: 50, patience: 30_000 },
  reading: { places: 1, waiting: Infinity, patience: 30_000 },
  longest: 15 * 60_000,
};

/** The turns of one process, shared by all callers. */
export interface Exports {
  files: Turns;
  reading: Turns;
  longest: number;
}

export function createExports({ files, reading, longest }: ExportLimits): Exports {
  return { files: createTurns(files), reading: createTurns(reading), longest };
}
