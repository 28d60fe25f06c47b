/**
 * Why an offer is left out of a supplier's answer.
 *
 * What cannot be, or is not what was searched; it speaks against the supplier:
 * - `unreadable`: not the protocol's shape. `id`: none, or one that another offer of the answer has.
 * - `currency`: not the one the supplier is paid in, or several. `price`: not above zero, or base and tax are not the total.
 * - `route`: other airports than searched. `dates`: another day. `travellers`: others, or of other ages.
 * - `times`: they do not exist, do not follow each other, or disagree with the duration. `connections`: a flight leaves from
 *   another city than the one before arrived at. `bags`: no counts.
 *
 * What can be, and is not for sale here; it says nothing of the supplier:
 * - `cabin`: a lower class than searched. `places`: an airport whose time zone nobody knows.
 * - `expired`: its time is over. `double`: the same fare for more. `not_sold`: the company is not sold the airline or the
 *   class. `wishes`: the hours, stops or airline are not those asked for.
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

/** How many offers were left out for each cause; a cause that none was left out for is absent. */
export type Dropped = Partial<Record<DropCause, number>>;
