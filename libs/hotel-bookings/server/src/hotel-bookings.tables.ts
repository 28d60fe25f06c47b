import type { ColumnType, Selectable } from 'kysely';
import type { HotelPart } from '@traveldesk/hotel-bookings-contract';
import type { KeptContext } from '@traveldesk/markups-server';
import type { KeptRate, Walk } from '@traveldesk/hotels-server';

/** jsonb: written as JSON text, read as its value. */
type Json<Value> = ColumnType<Value, string | null | undefined, string | null>;

declare module '@traveldesk/shared-server' {
  interface Database {
    hotel_bookings: HotelBookingsTable;
  }
}

/** Columns of a booking that only hotels read (docs/adr/0123); written in the booking's transaction, under its lock. */
export interface HotelBookingsTable {
  booking_id: string;
  /** Our record of the property; null for a manual booking of a property that no supplier sells. */
  property_id: string | null;
  /** The supplier's id of the property. */
  property_ref: string | null;
  property: Json<HotelPart['property']>;
  details: Json<HotelPart['details']>;
  contact: Json<HotelPart['contact']>;
  time_zone: string | null;
  check_in: string;
  check_out: string;
  room: Json<HotelPart['room']>;
  /** The guests are indexes of the booking's travelers. */
  rooms: Json<HotelPart['rooms']>;
  /** The quoted rate, frozen with its net price, timeline and conditions; null for a manual booking. */
  agreed: Json<KeptRate | null>;
  /** The inputs of its price besides the rate, for `explain`. */
  context: Json<KeptContext | null>;
  /** The supplier's id of the quote. */
  quote_ref: string | null;
  /** For a manual booking: our city of the property, and the board, payment type and amounts that otherwise come from the rate. */
  entered: Json<
    | (Pick<HotelPart['rate'], 'board' | 'payment' | 'there' | 'free_until'> & Pick<HotelPart, 'city_id'>)
    | null
  >;
  email: string | null;
  phone: string | null;
  requests: string | null;
  loyalty_number: string | null;
  /** The booking that this one replaces. */
  replaces: string | null;
  balance_due_on: string | null;
  /** The supplier's id of the customer user with which the booking was sent. */
  customer: string | null;
  /** The cursor at which the last look-up stopped. */
  walk: Json<Walk | null>;
}

export type HotelDetail = Selectable<HotelBookingsTable>;
