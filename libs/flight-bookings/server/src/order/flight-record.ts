import type { AirlineChange, FrozenPricing, KeptOffer, OrderPicture } from '@traveldesk/flights-server';
import type { BookingRecord } from '@traveldesk/bookings-server';

/** Returns the order as last read, in this product's type: the engine stores any product's order. */
export function pictureOf({ picture }: Pick<BookingRecord, 'picture'>): OrderPicture | null {
  return picture as OrderPicture | null;
}

/** Returns the agreed offer. */
export function keptOf({ kept }: Pick<BookingRecord, 'kept'>): KeptOffer | null {
  return kept as KeptOffer | null;
}

/** Returns the pricing inputs of the agreed price. */
export function pricingOf({ pricing }: Pick<BookingRecord, 'pricing'>): FrozenPricing | null {
  return pricing as FrozenPricing | null;
}

export function airlineChangesOf({ airline_changes: changes }: Pick<BookingRecord, 'airline_changes'>) {
  return changes as AirlineChange[];
}
