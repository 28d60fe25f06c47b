import type { Offer, OfferNames, SearchLine, StreamLine, SupplierLine } from '@traveldesk/flights-contract';
import type { ApiError } from '@traveldesk/shared-web';

/** `cut`: the response broke off; `refused`: the API rejected the search; `stopped`: the user left while suppliers were being asked. */
export type SearchStatus = 'searching' | 'done' | 'cut' | 'refused' | 'stopped';

/** The state of a search, from the lines received so far. */
export interface SearchState {
  status: SearchStatus;
  search: SearchLine | null;
  suppliers: Readonly<Record<string, SupplierLine>>;
  /** Suppliers that are being retried, with their previous results. */
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

/** Adds lines of the response to a search. Offers are only appended, so shown offers never move. */
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

/** Marks a finished supplier as being retried. */
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

/** Adds a retried supplier's lines; the other lines of the retry are ignored. */
export function withRetryLines(state: SearchState, lines: readonly StreamLine[]): SearchState {
  return withLines(
    state,
    lines.filter(({ type }) => type === 'supplier' || type === 'offers'),
  );
}

/** Restores the previous result if the retry failed or was cut off. */
export function withRetryEnded(state: SearchState, supplier: string): SearchState {
  const { [supplier]: before, ...retries } = state.retries;
  const now = state.suppliers[supplier];
  if (!before || !now) return state;
  const isOpen = now.status === 'searching' || now.status === 'slow';
  return { ...state, retries, suppliers: { ...state.suppliers, [supplier]: isOpen ? before : now } };
}

/** Replaces an offer of the search by its current state. */
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

/** Sets the final status of a search without an end line. */
export function ended(state: SearchState, error: ApiError | null, left: boolean): SearchState {
  if (state.status !== 'searching') return state;
  if (left) return { ...state, status: 'stopped' };
  return { ...state, status: state.search ? 'cut' : 'refused', error };
}
