import { original, type Draft } from '@reduxjs/toolkit';
import { flightPaths, type Offer, type OfferNames, type StreamLine } from '@traveldesk/flights-contract';
import { baseApi, baseQuery, useAppDispatch, type ApiError, type ApiOptions } from '@traveldesk/shared-web';
import {
  emptySearch,
  ended,
  withLines,
  withOffer,
  withRetry,
  withRetryEnded,
  withRetryLines,
  type SearchState,
} from './search-state';

/** Lines that arrive within this many milliseconds are shown together. */
const together = 80;

/** Seconds that a search stays in the cache, for the way back from an offer to the list. */
const kept = 900;

/** Running requests: a search by its query, a retried supplier by `retryKey`. */
const running = new Map<string, AbortController>();

/** Returns the key of a retry. Queries contain no space, so it never equals one. */
const retryKey = (query: string, supplier: string) => `${query} ${supplier}`;

/** Aborts a running search; the server then cancels its calls to suppliers. */
export function stopSearch(query: string): void {
  for (const [key, controller] of running) {
    const isRetry = key.startsWith(retryKey(query, ''));
    if (key === query || isRetry) controller.abort();
    // Late lines of the retry must not be added to the next search.
    if (isRetry) running.delete(key);
  }
}

type BaseQueryApi = Parameters<typeof baseQuery>[1];
type Change = (state: SearchState) => SearchState;

/** Reads a response line by line through the base query and passes the lines on in batches. */
async function readLines(
  url: string,
  api: BaseQueryApi,
  options: ApiOptions,
  onLines: (lines: readonly StreamLine[]) => void,
): Promise<ApiError | null> {
  let waiting: StreamLine[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let handedOn = 0;
  const flush = () => {
    timer = undefined;
    handedOn = performance.now();
    onLines(waiting);
    waiting = [];
  };
  const onLine = (line: unknown) => {
    waiting.push(line as StreamLine);
    // The first lines are passed on at once, but by a timer, since the query itself must return first.
    timer ??= setTimeout(flush, Math.max(0, together - (performance.now() - handedOn)));
  };
  const answer = await baseQuery({ url, onLine }, api, options);
  clearTimeout(timer);
  await new Promise((resolve) => setTimeout(resolve, 0));
  flush();
  return (answer.error as ApiError | undefined) ?? null;
}

/** Runs a request under its key. `show` does nothing once another request has the key. */
async function run(
  key: string,
  show: (change: Change) => void,
  read: (signal: AbortSignal, show: (change: Change) => void) => Promise<Change>,
): Promise<void> {
  const controller = new AbortController();
  const showLatest = (change: Change) => {
    if (running.get(key) === controller) show(change);
  };
  running.set(key, controller);
  showLatest(await read(controller.signal, showLatest));
  if (running.get(key) === controller) running.delete(key);
}

const offersApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['FlightSearches', 'FlightDays'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      /**
       * A search by its criteria, as `encodeCriteria` writes them. It returns an empty state at once, and updates it as suppliers answer;
       * `refetch` searches again.
       */
      flightsOffers: build.query<SearchState, string>({
        queryFn: (query, api) => {
          const show = (change: Change) => void api.dispatch(changed(query, change));
          stopSearch(query);
          void run(query, show, async (signal, showNow) => {
            const url = `${flightPaths.offers}?${query}`;
            const error = await readLines(url, { ...api, signal }, { silent: true }, (lines) =>
              showNow((state) => withLines(state, lines)),
            );
            return (state) => ended(state, error, signal.aborted);
          }).then(() => api.dispatch(offersApi.util.invalidateTags(['FlightSearches', 'FlightDays'])));
          return { data: emptySearch };
        },
        keepUnusedDataFor: kept,
        onCacheEntryAdded: async (query, { cacheEntryRemoved }) => {
          await cacheEntryRemoved;
          stopSearch(query);
        },
      }),
      /** Asks one supplier of a search again and adds its offers to the list. */
      flightsAskAgain: build.mutation<null, { query: string; supplier: string }>({
        queryFn: async ({ query, supplier }, api) => {
          const show = (change: Change) => void api.dispatch(changed(query, change));
          show((state) => withRetry(state, supplier));
          await run(retryKey(query, supplier), show, async (signal, showNow) => {
            const url = `${flightPaths.offers}?${query}&supplier=${encodeURIComponent(supplier)}`;
            await readLines(url, { ...api, signal }, {}, (lines) =>
              showNow((state) => withRetryLines(state, lines)),
            );
            return (state) => withRetryEnded(state, supplier);
          });
          return { data: null };
        },
      }),
    }),
  });

/** Updates the cached search by replacing it, because an Immer draft of thousands of offers would be slow. */
function changed(query: string, change: Change) {
  return offersApi.util.updateQueryData('flightsOffers', query, (draft) =>
    change(original(draft as Draft<SearchState>) as SearchState),
  );
}

export const { useFlightsOffersQuery, useFlightsAskAgainMutation } = offersApi;

const nothing: Readonly<Record<string, string>> = {};

/** Returns the API's errors for this query by field, to mark them in the form. */
export function useRefusedFields(query: string): Readonly<Record<string, string>> {
  const { fields } = offersApi.endpoints.flightsOffers.useQueryState(query, {
    selectFromResult: ({ currentData }) => ({ fields: currentData?.error?.problem?.fields ?? nothing }),
  });
  return fields;
}

/** Returns the cached state of a search; never starts one. */
export function useFoundSearch(query: string): SearchState | undefined {
  return offersApi.endpoints.flightsOffers.useQueryState(query).currentData;
}

/** Returns a function that starts a search again in the cache, before its list is opened. */
export function useSearchAnew(): (query: string) => void {
  const dispatch = useAppDispatch();
  return (query) =>
    void dispatch(
      offersApi.endpoints.flightsOffers.initiate(query, { subscribe: false, forceRefetch: true }),
    );
}

/** Replaces an offer in its list by the accepted one, even while the search runs. */
export function showAccepted(query: string, offer: Offer, names: OfferNames) {
  return changed(query, (state) => withOffer(state, offer, names));
}
