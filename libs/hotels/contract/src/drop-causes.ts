/**
 * Reasons why a result, or a single rate of it, is left out of a supplier's answer. Those that contradict the search or themselves count
 * against the supplier:
 * - `unreadable`: does not follow the protocol. `id`: a property that is missing its id, or occurs twice.
 * - `currency`: not the supplier's billing currency. `price`: not above zero.
 * - `dates`: other days than searched. `guests`: other rooms or guests. `place`: outside the radius.
 * - `negotiated`: by a negotiated rate that the search did not ask for.
 * Not for sale here, without fault: `expired`; `no_rates`: no rate is left; `full`: more results than one search takes.
 */
export const stayDropCauses = [
  'unreadable',
  'id',
  'currency',
  'price',
  'dates',
  'guests',
  'place',
  'negotiated',
  'expired',
  'no_rates',
  'full',
] as const;
export type StayDropCause = (typeof stayDropCauses)[number];

/** The number of dropped results and rates by cause; causes without any are absent. */
export type StayDropped = Partial<Record<StayDropCause, number>>;
