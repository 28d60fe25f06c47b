import type { StaySearchRecord } from '../search/search.record';
import type { Rate } from '../world/rate';
import type { BookingBody } from './booking.schema';

/** A stored booking, with its rate frozen at the price and terms of its quote. */
export interface StayBookingRecord extends Pick<StaySearchRecord, 'checkIn' | 'checkOut' | 'rooms'> {
  id: string;
  account: string;
  /** When it was confirmed; milliseconds since 1970. */
  created: number;
  quote: string;
  property: string;
  rateId: string;
  rate: Rate;
  /** Guests as they were searched. */
  searched: StaySearchRecord['guests'];
  /** Guests by name, the lead guest first. */
  guests: BookingBody['guests'];
  email: string;
  phone: string;
  loyaltyNumber: string | null;
  metadata: Record<string, string> | null;
  users: string[];
  reference: string;
  /** The amount taken from the balance, in minor units of the rate's currency. */
  paid: number;
  cancelled: number | null;
}
