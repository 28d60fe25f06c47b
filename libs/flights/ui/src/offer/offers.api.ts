import { original, type Draft } from '@reduxjs/toolkit';
import { flightPaths, type Offer, type OfferNames, type StreamLine } from '@traveldesk/flights-contract';
import { baseApi, baseQuery, type ApiError, type ApiOptions } from '@traveldesk/shared-web';
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

/** Lines that come closer together than this, in milliseconds, are shown together. */
const together = 80;

/** Seconds. As long as one looks at an offer before coming back to the list. */
const kept = 900;

/** What is under way: a search by its query, one supplier of it that is asked again by `retryKey`. */
const running = new Map<string, AbortController>();

/** No query has a space in it. */
const retryKey = (query: string, supplier: string) => `${query} ${supplier}`;

/** Gives a search up that is still going on: its suppliers need not answer any more. */
export function stopSearch(query: string): void {
  for (const [key, controller] of running) {
    const isRetry = key.startsWith(retryKey(query, ''));
    if (key === query || isRetry) controller.abort();
    // Its last lines are of the search that is given up, and not of the next one.
    if (isRetry) running.delete(key);
  }
}

type BaseQueryApi = Parameters<typeof baseQuery>[1];
type Change = (state: SearchState) => SearchState;

/** Reads lines to their end, through the rules of the base query, and hands on at each pause what has come. */
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
    // The first lines are shown at once; always by a timer, since the query itself has to be answered first.
    timer ??= setTimeout(flush, Math.max(0, together - (performance.now() - handedOn)));
  };
  const answer = await baseQuery({ url, onLine }, api, options);
  clearTimeout(timer);
  await new Promise((resolve) => setTimeout(resolve, 0));
  flush();
  return (answer.error as ApiError | undefined) ?? null;
}

/** Runs what reads under its key: `show` shows nothing any more once another one has taken its place. */
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
       * A search by its criteria, as `encodeCriteria` writes them. It is answered empty at once, and filled as suppliers
       * answer; `refetch` searches again.
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
      /** Asks one supplier of a search again, that supplier alone: what it sells joins the list. */
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

/** The search as it stands by then, changed; as a whole, for a draft of thousands of offers would be slow. */
function changed(query: string, change: Change) {
  return offersApi.util.updateQueryData('flightsOffers', query, (draft) =>
    change(original(draft as Draft<SearchState>) as SearchState),
  );
}

export const { useFlightsOffersQuery, useFlightsAskAgainMutation } = offersApi;

const nothing: Readonly<Record<string, string>> = {};

/** Why the API has refused to search for just this, by field: so that the form marks it too. */
export function useRefusedFields(query: string): Readonly<Record<string, string>> {
  const { fields } = offersApi.endpoints.flightsOffers.useQueryState(query, {
    selectFromResult: ({ currentData }) => ({ fields: currentData?.error?.problem?.fields ?? nothing }),
  });
  return fields;
}

/** What is known of a search; it is not begun where nothing is. */
export function useFoundSearch(query: string): SearchState | undefined {
  return offersApi.endpoints.flightsOffers.useQueryState(query).currentData;
}

/** Shows an offer in its list as the user has accepted it, also where the search still goes on. */
export function showAccepted(query: string, offer: Offer, names: OfferNames) {
  return changed(query, (state) => withOffer(state, offer, names));
}
