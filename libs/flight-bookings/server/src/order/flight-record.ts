import type { AirlineChange, FrozenPricing, KeptOffer, OrderPicture } from '@traveldesk/flights-server';
import type { BookingRecord } from '@traveldesk/bookings-server';

/** The order as its supplier told it last. The engine keeps whatever order the product hands to it. */
export function pictureOf({ picture }: Pick<BookingRecord, 'picture'>): OrderPicture | null {
  return picture as OrderPicture | null;
}

/** The offer as it was agreed to. */
export function keptOf({ kept }: Pick<BookingRecord, 'kept'>): KeptOffer | null {
  return kept as KeptOffer | null;
}

/** The basis of the price that was agreed to. */
export function pricingOf({ pricing }: Pick<BookingRecord, 'pricing'>): FrozenPricing | null {
  return pricing as FrozenPricing | null;
}

export function airlineChangesOf({ airline_changes: changes }: Pick<BookingRecord, 'airline_changes'>) {
  return changes as AirlineChange[];
}
