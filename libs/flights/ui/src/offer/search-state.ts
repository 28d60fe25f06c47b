import type { Offer, OfferNames, SearchLine, StreamLine, SupplierLine } from '@traveldesk/flights-contract';
import type { ApiError } from '@traveldesk/shared-web';

/**
 * `cut`: the answer broke off; `refused`: the API did not begin to search; `stopped`: the user left while suppliers
 * were still asked.
 */
export type SearchStatus = 'searching' | 'done' | 'cut' | 'refused' | 'stopped';

/** All that has come of a search. */
export interface SearchState {
  status: SearchStatus;
  search: SearchLine | null;
  suppliers: Readonly<Record<string, SupplierLine>>;
  /** The suppliers that are asked again now, and how each had ended before. */
  retries: Readonly<Record<string, SupplierLine>>;
  offers: readonly Offer[];
  names: OfferNames;
  error: ApiError | null;
}

export const emptySearch: SearchState = {
  status: 'searching',
  search: null,
  suppliers: {},
  retries: {},
  offers: [],
  names: { places: {}, airlines: {}, aircraft: {} },
  error: null,
};

/** The search with some more lines of its answer. Offers are only ever added, so what is shown never moves by itself. */
export function withLines(state: SearchState, lines: readonly StreamLine[]): SearchState {
  const next = { ...state, suppliers: { ...state.suppliers }, names: state.names };
  const offers: Offer[] = [];
  for (const line of lines) {
    if (line.type === 'search') next.search = line;
    if (line.type === 'supplier') next.suppliers[line.supplier] = line;
    if (line.type === 'end') next.status = 'done';
    if (line.type === 'offers') {
      for (const offer of line.offers) offers.push(offer);
      next.names = withNames(next.names, line.names);
    }
  }
  return offers.length > 0 ? { ...next, offers: state.offers.concat(offers) } : next;
}

/** The search while a supplier that has ended is asked again. */
export function withRetry(state: SearchState, supplier: string): SearchState {
  const before = state.suppliers[supplier];
  if (!before || state.retries[supplier]) return state;
  return {
    ...state,
    retries: { ...state.retries, [supplier]: before },
    suppliers: {
      ...state.suppliers,
      [supplier]: { ...before, status: 'searching', reason: null, until: null },
    },
  };
}

/** What a supplier answers that is asked again: the search itself stays what it is. */
export function withRetryLines(state: SearchState, lines: readonly StreamLine[]): SearchState {
  return withLines(
    state,
    lines.filter(({ type }) => type === 'supplier' || type === 'offers'),
  );
}

/** Nothing has changed where it could not be asked, or its answer was cut off. */
export function withRetryEnded(state: SearchState, supplier: string): SearchState {
  const { [supplier]: before, ...retries } = state.retries;
  const now = state.suppliers[supplier];
  if (!before || !now) return state;
  const isOpen = now.status === 'searching' || now.status === 'slow';
  return { ...state, retries, suppliers: { ...state.suppliers, [supplier]: isOpen ? before : now } };
}

/** The search with an offer as it is now, where it was found otherwise. */
export function withOffer(state: SearchState, offer: Offer, names: OfferNames): SearchState {
  if (!state.offers.some(({ id }) => id === offer.id)) return state;
  const offers = state.offers.map((found) => (found.id === offer.id ? offer : found));
  return { ...state, offers, names: withNames(state.names, names) };
}

function withNames(known: OfferNames, more: OfferNames): OfferNames {
  return {
    places: { ...known.places, ...more.places },
    airlines: { ...known.airlines, ...more.airlines },
    aircraft: { ...known.aircraft, ...more.aircraft },
  };
}

/** How a search ends that has not said itself that it is done. */
export function ended(state: SearchState, error: ApiError | null, left: boolean): SearchState {
  if (state.status !== 'searching') return state;
  if (left) return { ...state, status: 'stopped' };
  return { ...state, status: state.search ? 'cut' : 'refused', error };
}
