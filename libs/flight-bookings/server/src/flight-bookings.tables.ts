import type { ColumnType, Selectable } from 'kysely';
import type { GroupWish } from '@traveldesk/bookings-contract';
import type { Bags, Conditions, Slice } from '@traveldesk/flights-contract';
import type { TranslatedNames } from '@traveldesk/flights-server';

/** jsonb: written as JSON text, read as its value. */
type Json<Value> = ColumnType<Value, string | null | undefined, string | null>;

declare module '@traveldesk/shared-server' {
  interface Database {
    flight_bookings: FlightBookingsTable;
  }
}

/** What flights alone read of a booking (docs/adr/0123): written in the transaction of its booking, while that is locked. */
export interface FlightBookingsTable {
  booking_id: string;
  search_id: string | null;
  revision: string | null;
  /** Of a group: where it wishes to go. */
  wanted: Json<GroupWish | null>;
  slices: Json<Slice[]>;
  names: Json<TranslatedNames>;
  bags: Json<Bags | null>;
  conditions: Json<Conditions | null>;
  itinerary_key: string | null;
}

export type FlightDetail = Selectable<FlightBookingsTable>;
