import { flightPaths, type Offer, type OfferNames, type StreamLine } from '@traveldesk/flights-contract';
import { baseApi, baseQuery, type ApiError } from '@traveldesk/shared-web';
import { emptySearch, ended, withLines, withOffer, type SearchState } from './search-state';

/** Lines that come closer together than this, in milliseconds, are shown together. */
const together = 80;

/** Seconds. As long as one looks at an offer before coming back to the list. */
const kept = 900;

interface Running {
  controller: AbortController;
  replace: (offer: Offer, names: OfferNames) => void;
}

const running = new Map<string, Running>();

/** Gives a search up that is still going on: its suppliers need not answer any more. */
export function stopSearch(query: string): void {
  running.get(query)?.controller.abort();
}

type BaseQueryApi = Parameters<typeof baseQuery>[1];

/** Reads a search to its end, through the rules of the base query, and shows what has come at each pause. */
async function readSearch(query: string, api: BaseQueryApi, show: (state: SearchState) => void) {
  stopSearch(query);
  const controller = new AbortController();
  const { signal } = controller;
  let state = emptySearch;
  const replace: Running['replace'] = (offer, names) => {
    state = withOffer(state, offer, names);
    show(state);
  };
  running.set(query, { controller, replace });
  let waiting: StreamLine[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = 0;

  const flush = () => {
    timer = undefined;
    shown = performance.now();
    state = withLines(state, waiting);
    waiting = [];
    show(state);
  };
  const onLine = (line: unknown) => {
    waiting.push(line as StreamLine);
    // The first lines are shown at once; always by a timer, since the query itself has to be answered first.
    timer ??= setTimeout(flush, Math.max(0, together - (performance.now() - shown)));
  };
  const url = `${flightPaths.offers}?${query}`;
  const answer = await baseQuery({ url, onLine }, { ...api, signal }, { silent: true });
  clearTimeout(timer);
  await new Promise((resolve) => setTimeout(resolve, 0));
  state = withLines(state, waiting);
  const superseded = running.get(query)?.controller !== controller;
  if (superseded) return;
  running.delete(query);
  show(ended(state, (answer.error as ApiError | undefined) ?? null, signal.aborted));
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
          const show = (state: SearchState) =>
            void api.dispatch(offersApi.util.updateQueryData('flightsOffers', query, () => state));
          void readSearch(query, api, show).then(() =>
            api.dispatch(offersApi.util.invalidateTags(['FlightSearches', 'FlightDays'])),
          );
          return { data: emptySearch };
        },
        keepUnusedDataFor: kept,
        onCacheEntryAdded: async (query, { cacheEntryRemoved }) => {
          await cacheEntryRemoved;
          stopSearch(query);
        },
      }),
    }),
  });

export const { useFlightsOffersQuery } = offersApi;

/** Shows an offer in its list as the user has accepted it, also where the search still goes on. */
export function showAccepted(query: string, offer: Offer, names: OfferNames) {
  running.get(query)?.replace(offer, names);
  return offersApi.util.updateQueryData('flightsOffers', query, (draft) => {
    Object.assign(draft, withOffer(draft as SearchState, offer, names));
  });
}
