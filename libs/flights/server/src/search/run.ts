import type { SupplierLine } from '@traveldesk/flights-contract';
import type { EndLine } from '@traveldesk/suppliers-contract';
import type { KeptOffer } from './kept-offer';
import type { TranslatedNames } from './names';

/** An event of a search, before it is adapted to a reader's language and permissions. */
export type SearchEvent =
  | SupplierLine
  | { type: 'offers'; supplier: string; offers: KeptOffer[]; names: TranslatedNames }
  | EndLine;

/** A readable search: just started, running already, or just finished. */
export interface OpenSearch {
  readonly id: string;
  /** When its suppliers were asked. */
  readonly startedAt: Date;
  /** Ends early when `leaving` aborts. A search without readers cancels its calls to suppliers. */
  events(leaving: AbortSignal): AsyncGenerator<SearchEvent>;
}

/** A search with several readers: late readers get all past events first. */
export interface Run extends OpenSearch {
  /** Aborts when the last reader leaves, or at the deadline. */
  readonly signal: AbortSignal;
  emit(event: SearchEvent): void;
  /** Ends all readers: normally, or with an error that cuts off their responses. */
  finish(error?: unknown): void;
  /** Stops waiting for suppliers: those without an answer have missed the deadline. */
  expire(): void;
}

/** Called when the last reader leaves an unfinished search. */
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
