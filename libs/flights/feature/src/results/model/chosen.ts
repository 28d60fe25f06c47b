import type { Offer } from '@traveldesk/flights-contract';
import type { SearchState } from '@traveldesk/flights-ui';
import type { Money } from '@traveldesk/shared-contract';
import { byPrice } from './itineraries';

/** An offer chosen for a client: the data to find it in a later search and to describe it. */
export interface ChosenOption {
  id: string;
  offer_key: string;
  supplier: string;
  /** Its flights as codes and times: `MS 910 CAI 10:00 DXB`. */
  flights: string;
  fare: string | null;
  total: Money;
}

/**
 * The current state of an option. `changed`: another price; `looking`: the search is still running; `unanswered`: unknown, because its
 * supplier has not answered; `gone`: no longer offered.
 */
export type Standing =
  | { is: 'same' | 'changed'; option: ChosenOption; offer: Offer }
  | { is: 'looking' | 'unanswered' | 'gone'; option: ChosenOption };

export function optionOf(offer: Offer): ChosenOption {
  const { id, offer_key, supplier, fare_brand: fare, price } = offer;
  return { id, offer_key, supplier, flights: flightsOf(offer), fare, total: price.total };
}

function flightsOf({ slices }: Offer): string {
  return slices
    .map(({ segments, origin, destination, departing_at }) => {
      const flights = segments.map(({ carrier, flight_number }) => `${carrier} ${flight_number}`);
      return [...flights, origin, departing_at.slice(11, 16), destination].join(' ');
    })
    .join(', ');
}

/** Returns the state of each option in the search: the same offer, otherwise the cheapest one with the same key. */
export function standingsOf(options: readonly ChosenOption[], state: SearchState): Standing[] {
  return options.map((option) => {
    const offer = foundAgain(option, state.offers);
    if (!offer) return { is: whyMissing(option, state), option };
    const { amount, currency } = offer.price.total;
    const isSame = amount === option.total.amount && currency === option.total.currency;
    return { is: isSame ? 'same' : 'changed', option, offer };
  });
}

function foundAgain({ id, offer_key: key }: ChosenOption, offers: readonly Offer[]): Offer | undefined {
  const itself = offers.find((offer) => offer.id === id);
  return itself ?? offers.filter(({ offer_key }) => offer_key === key).sort(byPrice)[0];
}

function whyMissing({ supplier }: ChosenOption, state: SearchState) {
  if (state.status === 'searching' || state.retries[supplier]) return 'looking';
  const line = state.suppliers[supplier];
  const isAsked = state.search === null || line !== undefined;
  return isAsked && line?.status !== 'done' ? 'unanswered' : 'gone';
}

/** Reads stored options; invalid ones are left out. */
export function readOptions(kept: unknown): readonly ChosenOption[] {
  return Array.isArray(kept) ? kept.filter(isOption) : [];
}

function isOption(kept: unknown): kept is ChosenOption {
  const { id, offer_key, supplier, flights, fare, total } = (kept ?? {}) as Record<string, unknown>;
  const { amount, currency } = (total ?? {}) as Record<string, unknown>;
  return (
    [id, offer_key, supplier, flights, amount, currency].every((text) => typeof text === 'string') &&
    (fare === null || typeof fare === 'string')
  );
}
