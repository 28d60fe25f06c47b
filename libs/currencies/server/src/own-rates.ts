import type { ConversionRate } from '@traveldesk/currencies-contract';
import { Problem, type Db } from '@traveldesk/shared-server';
import { ownPair } from './exchange-rates.sql';

/**
 * Throws a 422 `rate_own` where a person has written a leg of the rate within 24 hours, and nobody has approved it: whoever says what
 * money is worth does not convert by that (ADR 102).
 */
export async function refuseOwnRate(db: Db, { legs }: ConversionRate, person: string): Promise<void> {
  if (legs.length === 0) return;
  const pair = await ownPair(
    db,
    legs.map(({ id }) => id),
    person,
  );
  if (pair) throw new Problem(422, 'rate_own', { params: { pair: `${pair.base}/${pair.quote}` } });
}
