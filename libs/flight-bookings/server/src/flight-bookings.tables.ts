import type { ColumnType, Selectable } from 'kysely';

import type { GroupWish } from '@traveldesk/flight-bookings-contract';
import type { Bags, Conditions, Slice } from '@traveldesk/flights-contract';
import type { TranslatedNames } from '@traveldesk/flights-server';

/** jsonb: written as JSON text, read as its value. */
type Json<Value> = ColumnType<Value, string | null | undefined, string | null>;

declare module '@traveldesk/shared-server' {
  interface Database {
    flight_bookings: FlightBookingsTable;
  }
}

/** Columns of a booking that only flights read (docs/adr/0123); written in the booking's transaction, under its lock. */
export interface FlightBookingsTable {
  booking_id: string;
  search_id: string | null;
  revision: string | null;
  /** The requested trips of a group. */
  wanted: Json<GroupWish | null>;
  slices: Json<Slice[]>;
  names: Json<TranslatedNames>;
  bags: Json<Bags | null>;
  conditions: Json<Conditions | null>;
  itinerary_key: string | null;
}

export type FlightDetail = Selectable<FlightBookingsTable>;
