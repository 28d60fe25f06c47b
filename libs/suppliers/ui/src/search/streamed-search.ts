import { original, type Draft } from '@reduxjs/toolkit';
import { baseApi, baseQuery, type ApiError, type ApiOptions } from '@traveldesk/shared-web';
import {
  ended,
  withLines,
  withRetry,
  withRetryEnded,
  type AnyLine,
  type SupplierSearch,
} from './search-state';

/** Lines that arrive within this many milliseconds are shown together. */
const together = 80;

/** Seconds that a search stays in the cache, for the way back from a result to the list. */
const kept = 900;

export interface StreamedSearchOptions<State extends SupplierSearch, Line extends AnyLine> {
  /** The name of the RTK Query endpoint, by which its cache entry is found. */
  endpoint: string;
  /** The API's path, to which the criteria are added as query. */
  path: string;
  empty: State;
  /** Adds the results of lines to a search. Results are only appended, so shown ones never move. */
  withResults: (state: State, lines: readonly Line[]) => State;
  /** Tags to invalidate when a search has ended. */
  renews: readonly string[];
}

type BaseQueryApi = Parameters<typeof baseQuery>[1];

/** Returns the key of a retry. Queries contain no space, so it never equals one. */
const retryKey = (query: string, supplier: string) => `${query} ${supplier}`;

/**
 * Makes the parts of a product's search whose response is NDJSON lines. `search` is a query by its criteria as text: it returns an empty
 * state at once and updates it as suppliers answer; `refetch` searches again. `askAgain` is a mutation that asks one supplier of a search
 * again and adds its results.
 */
export function streamedSearch<State extends SupplierSearch, Line extends AnyLine>({
  endpoint,
  path,
  empty,
  withResults,
  renews,
}: StreamedSearchOptions<State, Line>) {
  type Change = (state: State) => State;

  /** Running requests: a search by its query, a retried supplier by `retryKey`. */
  const running = new Map<string, AbortController>();

  /** Updates the cached search by replacing it, because an Immer draft of thousands of results would be slow. */
  const changed = (query: string, change: Change) =>
    baseApi.util.updateQueryData(
      endpoint as never,
      query as never,
      ((draft: Draft<State>) => change(original(draft) as State)) as never,
    );

  /** Aborts a running search; the server then cancels its calls to suppliers. */
  const stop = (query: string): void => {
    for (const [key, controller] of running) {
      const isRetry = key.startsWith(retryKey(query, ''));
      if (key === query || isRetry) controller.abort();
      // Late lines of the retry must not be added to the next search.
      if (isRetry) running.delete(key);
    }
  };

  /** Runs a request under its key. `show` does nothing once another request has the key. */
  const run = async (
    key: string,
    show: (change: Change) => void,
    read: (signal: AbortSignal, show: (change: Change) => void) => Promise<Change>,
  ): Promise<void> => {
    const controller = new AbortController();
    const showLatest = (change: Change) => {
      if (running.get(key) === controller) show(change);
    };
    running.set(key, controller);
    showLatest(await read(controller.signal, showLatest));
    if (running.get(key) === controller) running.delete(key);
  };

  const search = {
    queryFn: (query: string, api: BaseQueryApi) => {
      const show = (change: Change) => void api.dispatch(changed(query, change));
      stop(query);
      void run(query, show, async (signal, showNow) => {
        const url = `${path}?${query}`;
        const error = await readLines<Line>(url, { ...api, signal }, { silent: true }, (lines) =>
          showNow((state) => withResults(withLines(state, lines), lines)),
        );
        return (state) => ended(state, error, signal.aborted);
      }).then(() => api.dispatch(baseApi.util.invalidateTags(renews as never[])));
      return { data: empty };
    },
    keepUnusedDataFor: kept,
    onCacheEntryAdded: async (query: string, { cacheEntryRemoved }: { cacheEntryRemoved: Promise<void> }) => {
      await cacheEntryRemoved;
      stop(query);
    },
  };

  const askAgain = {
    queryFn: async ({ query, supplier }: { query: string; supplier: string }, api: BaseQueryApi) => {
      const show = (change: Change) => void api.dispatch(changed(query, change));
      show((state) => withRetry(state, supplier));
      await run(retryKey(query, supplier), show, async (signal, showNow) => {
        const url = `${path}?${query}&supplier=${encodeURIComponent(supplier)}`;
        await readLines<Line>(url, { ...api, signal }, {}, (lines) => {
          // The first and the last line of a retry are not those of the search.
          const own = lines.filter(({ type }) => type !== 'search' && type !== 'end');
          showNow((state) => withResults(withLines(state, own), own));
        });
        return (state) => withRetryEnded(state, supplier);
      });
      return { data: null };
    },
  };

  return { search, askAgain, changed, stop };
}

/** Reads a response line by line through the base query and passes the lines on in batches. */
async function readLines<Line>(
  url: string,
  api: BaseQueryApi,
  options: ApiOptions,
  onLines: (lines: readonly Line[]) => void,
): Promise<ApiError | null> {
  let waiting: Line[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let handedOn = 0;
  const flush = () => {
    timer = undefined;
    handedOn = performance.now();
    onLines(waiting);
    waiting = [];
  };
  const onLine = (line: unknown) => {
    waiting.push(line as Line);
    // The first lines are passed on at once, but by a timer, since the query itself must return first.
    timer ??= setTimeout(flush, Math.max(0, together - (performance.now() - handedOn)));
  };
  const answer = await baseQuery({ url, onLine }, api, options);
  clearTimeout(timer);
  await new Promise((resolve) => setTimeout(resolve, 0));
  flush();
  return (answer.error as ApiError | undefined) ?? null;
}
