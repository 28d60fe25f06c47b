import type { DropCause, Offer, OfferNames, SearchLine, StreamLine } from '@traveldesk/flights-contract';
import { emptySupplierSearch, type SupplierSearch } from '@traveldesk/suppliers-ui';

/** The state of a search for flights, from the lines received so far. */
export interface SearchState extends SupplierSearch<SearchLine, DropCause> {
  offers: readonly Offer[];
  names: OfferNames;
}

export const emptySearch: SearchState = {
  ...emptySupplierSearch,
  offers: [],
  names: { places: {}, airlines: {}, aircraft: {} },
};

/** Adds the offers of lines to a search. */
export function withOffers(state: SearchState, lines: readonly StreamLine[]): SearchState {
  const offers: Offer[] = [];
  let { names } = state;
  for (const line of lines) {
    if (line.type !== 'offers') continue;
    for (const offer of line.offers) offers.push(offer);
    names = withNames(names, line.names);
  }
  return offers.length > 0 ? { ...state, names, offers: state.offers.concat(offers) } : state;
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
