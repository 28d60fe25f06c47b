import { createTurns, type Turns, type TurnsOptions } from '../export/turns';

export interface CallLimits {
  /** Requests that can occupy the process or a connection for a second or more, such as checks of the books. */
  costly: TurnsOptions;
  /** Searches across all kinds of records, with one query for each kind. */
  searches: TurnsOptions;
  /** Uploaded files, which are in memory while they wait. */
  uploads: TurnsOptions;
}

/** The turns of one process, shared by all callers. */
export type CallTurns = Record<keyof CallLimits, Turns>;

const busy = 'calls_busy';

export const usualCallLimits: CallLimits = {
  costly: { places: 2, each: 1, waiting: 20, patience: 30_000, busy },
  searches: { places: 4, each: 1, waiting: 50, patience: 10_000, busy },
  uploads: { places: 1, waiting: 20, patience: 30_000, busy: 'uploads_busy' },
};

export function createCallTurns({ costly, searches, uploads }: CallLimits): CallTurns {
  return {
    costly: createTurns(costly),
    searches: createTurns(searches),
    uploads: createTurns(uploads),
  };
}
