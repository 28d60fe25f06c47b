import type { EndLine, SupplierLine } from '@traveldesk/flights-contract';
import type { KeptOffer } from './kept-offer';
import type { TranslatedNames } from './names';

/** What happens in a search, before anybody's language and rights. */
export type SearchEvent =
  | SupplierLine
  | { type: 'offers'; supplier: string; offers: KeptOffer[]; names: TranslatedNames }
  | EndLine;

/** A search to read, whether it is sent out now, under way already, or just over. */
export interface OpenSearch {
  readonly id: string;
  /** When its suppliers were asked. */
  readonly startedAt: Date;
  /** Ends early once `leaving` aborts; a search that nobody reads any more stops its suppliers. */
  events(leaving: AbortSignal): AsyncGenerator<SearchEvent>;
}

/** A search that several can read: whoever joins late gets what happened so far, and then the rest. */
export interface Run extends OpenSearch {
  /** Aborts when nobody reads any more, or when its time is over. */
  readonly signal: AbortSignal;
  emit(event: SearchEvent): void;
  /** Ends every reader: with the search, or with an error that cuts their answers off. */
  finish(error?: unknown): void;
  /** Stops waiting for suppliers: what is not there yet has missed the deadline. */
  expire(): void;
}

/** Called when the last reader has left a search that has not ended. */
type Abandoned = () => void;

export function createRun(id: string, startedAt: Date, abandoned: Abandoned): Run {
  const events: SearchEvent[] = [];
  const stop = new AbortController();
  let ended = false;
  let failure: unknown;
  let readers = 0;
  const waiting = new Set<() => void>();
  const next = () => {
    for (const go of waiting) go();
    waiting.clear();
  };

  return {
    id,
    startedAt,
    signal: stop.signal,
    emit: (event) => {
      events.push(event);
      next();
    },
    finish: (error) => {
      ended = true;
      failure = error;
      next();
    },
    expire: () => stop.abort('deadline'),
    events: async function* (leaving) {
      readers += 1;
      leaving.addEventListener('abort', next, { once: true });
      try {
        for (let at = 0; !leaving.aborted;) {
          const event = events[at];
          if (event) {
            at += 1;
            yield event;
          } else if (ended) {
            if (failure !== undefined) throw failure;
            return;
          } else await new Promise<void>((resolve) => waiting.add(resolve));
        }
      } finally {
        leaving.removeEventListener('abort', next);
        readers -= 1;
        if (readers === 0 && !ended) {
          stop.abort('abandoned');
          abandoned();
        }
      }
    },
  };
}
