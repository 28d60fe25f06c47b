/**
 * Reasons why an offer is left out of a supplier's answer.
 * Implausible offers, or ones that do not match the search; they count against the supplier:
 * - `unreadable`: does not follow the protocol. `id`: missing, or used twice in the answer.
 * - `currency`: not the supplier's billing currency. `price`: not above zero, or base and tax do not make the total.
 * - `route`: other airports than searched. `dates`: another day. `travellers`: other travelers or ages.
 * - `times`: nonexistent, overlapping, or in conflict with the duration. `connections`: a flight departs from another city than the
 * previous one arrives in. `bags`: invalid counts.
 * Plausible offers that are not for sale here; they do not count against the supplier:
 * - `cabin`: a lower cabin than searched. `places`: an airport with an unknown time zone.
 * - `expired`: past its expiry. `double`: the same fare at a higher price. `not_sold`: an airline or a cabin that the company may not buy.
 * `wishes`: other times, stops or airlines than requested.
 */
export const dropCauses = [
  'unreadable',
  'id',
  'currency',
  'price',
  'route',
  'dates',
  'travellers',
  'cabin',
  'times',
  'connections',
  'places',
  'bags',
  'expired',
  'double',
  'not_sold',
  'wishes',
] as const;
export type DropCause = (typeof dropCauses)[number];

/** The number of dropped offers by cause; causes without any are absent. */
export type Dropped = Partial<Record<DropCause, number>>;
