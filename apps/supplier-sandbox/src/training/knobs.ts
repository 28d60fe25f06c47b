import { z } from 'zod';
import { isCurrency } from '../world/money';

/** A fault of a response in transit. `none` lets it through. */
const faults = [
  'none',
  'malformed',
  'truncated',
  'huge',
  'bomb',
  'drip',
  'redirect',
  'reset',
  'silent',
  'empty',
] as const;

/**
 * The outcome of a request that orders, pays, cancels or changes: `done_then_…` takes effect without saying so (SUPPLIER 2: a 500 may
 * still have created it), `accepted` is a 202 whose effect comes later, or never.
 */
const outcome = z.enum([
  'normal',
  'done_then_500',
  'done_then_504',
  'done_then_reset',
  'done_then_silent',
  'done_then_garbled',
  'accepted',
  'accepted_then_failed',
]);

export type KnobOutcome = z.output<typeof outcome>;

/**
 * All settings of the supplier for trainings and tests, as docs/training-supplier.md lists them. A token's character is a set of them,
 * and PUT /_training/knobs changes single ones.
 */
export const knobsSchema = z.strictObject({
  /** Added to every response, in milliseconds: this delay, and up to the jitter more. */
  latency_ms: z.number().int().min(0).max(120_000),
  jitter_ms: z.number().int().min(0).max(120_000),
  /** How quickly the airlines answer a search: a factor of their own time; 0 is immediate. */
  pace: z.number().min(0).max(100),
  /** The share of requests that fail, and the failure. */
  error_rate: z.number().min(0).max(1),
  error_status: z.union([z.literal(429), z.literal(500), z.literal(502), z.literal(503), z.literal(504)]),
  fault: z.enum(faults),
  /** The paths that errors and faults apply to, by their start. */
  faulty_path: z.string().startsWith('/'),
  order_outcome: outcome,
  payment_outcome: outcome,
  cancellation_outcome: outcome,
  change_outcome: outcome,
  booking_outcome: outcome,
  booking_cancellation_outcome: outcome,
  /** How long a ticket can be voided, in hours; null follows the airline. */
  void_hours: z.number().min(0).max(72).nullable(),
  /** How long the quote of a cancellation is valid, in minutes. */
  quote_minutes: z.number().int().min(1).max(4320),
  /** How many days back flights and stays are still sold, to simulate old bookings. A real supplier sells none. */
  past_days: z.number().int().min(0).max(400),
  /** Requests per minute. */
  rate_limit: z.number().int().min(1).max(1_000_000),
  /** The currency of every amount, even where the customer's contract has another. */
  currency: z.string().refine(isCurrency, 'Not a currency of the training supplier.'),
  /** Fares relative to those of the steady character. */
  price: z.number().min(0.1).max(10),
  /** The number of offers to aim for, through more flights of ZZ, and the maximum for one search. */
  least_offers: z.number().int().min(0).max(5000),
  most_offers: z.number().int().min(1).max(5000),
  /** Whether a response to a search of stays contains rooms with rates, or only properties. */
  rooms: z.enum(['sent', 'absent']),
  /** The number of properties to aim for around a point, for measurements. */
  least_results: z.number().int().min(0).max(2000),
  /** The kinds of airline that it sells. */
  sells: z.array(z.enum(['training', 'full', 'premium', 'low_cost'])).min(1),
});

export type Knobs = z.output<typeof knobsSchema>;

export const steadyKnobs: Knobs = {
  latency_ms: 40,
  jitter_ms: 40,
  pace: 0.5,
  error_rate: 0,
  error_status: 500,
  fault: 'none',
  faulty_path: '/',
  order_outcome: 'normal',
  payment_outcome: 'normal',
  cancellation_outcome: 'normal',
  change_outcome: 'normal',
  booking_outcome: 'normal',
  booking_cancellation_outcome: 'normal',
  void_hours: null,
  quote_minutes: 30,
  past_days: 0,
  rate_limit: 4000,
  currency: 'EUR',
  price: 1,
  least_offers: 0,
  most_offers: 300,
  rooms: 'sent',
  least_results: 0,
  sells: ['training', 'full', 'premium', 'low_cost'],
};
