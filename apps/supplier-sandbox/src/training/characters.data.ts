import type { Knobs } from './knobs';

export interface Character {
  /** For the start page and the documentation. */
  says: string;
  knobs: Partial<Knobs>;
  /** The customer's initial balance, in units of the currency. */
  balance?: number;
  /** The token is known, but rejected. */
  refused?: 'expired' | 'forbidden';
}

/**
 * The last word of a token: `duffel_test_training_slow` is the slow supplier. Two tokens are two suppliers with their own orders and
 * balances, even with the same character: `duffel_test_training_slow_2`.
 */
export const characters = {
  steady: { says: 'answers soon and rightly', knobs: {} },
  slow: {
    says: 'takes 1.5 to 2.5 seconds, a search up to 5; US dollars, a little dearer, no low-cost airlines',
    knobs: {
      latency_ms: 1500,
      jitter_ms: 1000,
      pace: 1.5,
      currency: 'USD',
      price: 1.04,
      sells: ['training', 'full', 'premium'],
    },
  },
  quick: { says: 'answers at once', knobs: { latency_ms: 0, jitter_ms: 0, pace: 0 } },
  budget: { says: 'low-cost airlines only', knobs: { sells: ['low_cost'], price: 0.97 } },
  thousand: {
    says: '1,000 offers, or 1,000 properties',
    knobs: { least_offers: 1000, most_offers: 1000, least_results: 1000, pace: 0.2 },
  },
  sluggish: { says: 'takes 15 seconds and more', knobs: { latency_ms: 15_000, jitter_ms: 10_000 } },
  silent: { says: 'takes the call and never answers', knobs: { fault: 'silent' } },
  flaky: { says: 'one call in four ends with status 500', knobs: { error_rate: 0.25 } },
  down: { says: 'every call ends with status 503', knobs: { error_rate: 1, error_status: 503 } },
  limited: { says: 'five calls a minute, then 429', knobs: { rate_limit: 5 } },
  malformed: { says: 'JSON that is none', knobs: { fault: 'malformed' } },
  truncated: { says: 'the connection breaks half way through an answer', knobs: { fault: 'truncated' } },
  huge: { says: 'answers of 50 MB', knobs: { fault: 'huge' } },
  bomb: { says: '50 kB that unpack to 50 MB', knobs: { fault: 'bomb' } },
  drip: { says: 'one byte a second', knobs: { fault: 'drip' } },
  redirect: { says: 'sends every call on to another address', knobs: { fault: 'redirect' } },
  reset: { says: 'drops the connection', knobs: { fault: 'reset' } },
  empty: { says: 'status 200 and nothing', knobs: { fault: 'empty' } },
  foreign: { says: 'Kuwaiti dinars, whatever the contract says', knobs: { currency: 'KWD' } },
  poor: { says: 'a balance of 100, so that nearly no order can be paid', knobs: {}, balance: 100 },
  doubtful: {
    says: 'creates orders and bookings, and answers with status 500',
    knobs: { order_outcome: 'done_then_500', booking_outcome: 'done_then_500' },
  },
  later: {
    says: 'answers orders and bookings with 202, and creates them afterwards',
    knobs: { order_outcome: 'accepted', booking_outcome: 'accepted' },
  },
  expired: { says: 'refuses the token as expired', knobs: {}, refused: 'expired' },
  forbidden: { says: 'knows the token, which may do nothing', knobs: {}, refused: 'forbidden' },
} as const satisfies Record<string, Character>;

export type CharacterName = keyof typeof characters;
