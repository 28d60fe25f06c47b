/** A readable search: just started, running already, or just finished. */
export interface OpenRun<Event> {
  readonly id: string;
  /** When its suppliers were asked. */
  readonly startedAt: Date;
  /** Ends early when `leaving` aborts. A search without readers cancels its calls to suppliers. */
  events(leaving: AbortSignal): AsyncGenerator<Event>;
}

/** A search with several readers: late readers get all past events first. */
export interface Run<Event> extends OpenRun<Event> {
  /** Aborts when the last reader leaves, or at the deadline. */
  readonly signal: AbortSignal;
  emit(event: Event): void;
  /** Ends all readers: normally, or with an error that cuts off their responses. */
  finish(error?: unknown): void;
  /** Stops waiting for suppliers: those without an answer have missed the deadline. */
  expire(): void;
  /**
   * Returns the search to a reader who is going to read it. The reader counts from now on: its first lines may come later, and meanwhile
   * the last other reader may leave.
   */
  handOut(): OpenRun<Event>;
}

/** Called when the last reader leaves an unfinished search. */
type Abandoned = () => void;

export function createRun<Event>(id: string, startedAt: Date, abandoned: Abandoned): Run<Event> {
  const events: Event[] = [];
  const stop = new AbortController();
  let ended = false;
  let failure: unknown;
  let readers = 0;
  let expected = 0;
  const waiting = new Set<() => void>();
  const next = () => {
    for (const go of waiting) go();
    waiting.clear();
  };

  const run: Run<Event> = {
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
    handOut: () => {
      expected += 1;
      return run;
    },
    events: async function* (leaving) {
      if (expected > 0) expected -= 1;
      readers += 1;
      leaving.addEventListener('abort', next, { once: true });
      try {
        for (let at = 0; !leaving.aborted;) {
          const event = events[at];
          if (event !== undefined) {
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
        if (readers === 0 && expected === 0 && !ended) {
          stop.abort('abandoned');
          abandoned();
        }
      }
    },
  };
  return run;
}
