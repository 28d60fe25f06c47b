import type { Rate } from '../world/rate';

/** A price quoted to a customer for a rate. It is used once. */
export interface QuoteRecord {
  id: string;
  account: string;
  /** Milliseconds since 1970. */
  created: number;
  /** The id of its rate. */
  rateId: string;
  /** The rate at the price of the quote. */
  rate: Rate;
  expires: number;
  /** When a booking was attempted with it; null before. */
  attempted: number | null;
}
