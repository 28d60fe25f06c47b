import type { Bags, Conditions, Slice } from '@traveldesk/flights-contract';
import type {
  AirlineChange,
  FrozenPricing,
  KeptOffer,
  OrderPicture,
  TranslatedNames,
} from '@traveldesk/flights-server';
import type { GroupWish } from '@traveldesk/bookings-contract';
import type { ColumnType } from 'kysely';
import type { BookingRecord } from '@traveldesk/bookings-server';

/** jsonb: written as JSON text, read as its value. */
type Json<Value> = ColumnType<Value, string | null | undefined, string | null>;

declare module '@traveldesk/bookings-server' {
  /** The columns of a booking that are a flight's alone. */
  interface BookingsTable {
    offer_id: string | null;
    search_id: string | null;
    /** The search that asked the supplier; the same as `search_id` where that was not priced anew from another. */
    asked_id: string | null;
    revision: string | null;
    /** Of a group: where it wishes to go. */
    wanted: Json<GroupWish | null>;
    slices: Json<Slice[]>;
    names: Json<TranslatedNames>;
    bags: Json<Bags | null>;
    conditions: Json<Conditions | null>;
    itinerary_key: string | null;
  }
}

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
