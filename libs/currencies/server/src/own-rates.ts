import type { ConversionRate } from '@traveldesk/currencies-contract';
import { Problem, type Db, type Tx } from '@traveldesk/shared-server';
import { ownPair } from './exchange-rates.sql';

/**
 * A 422 `rate_own` where one of a person's accounts has written a leg of the rate within 24 hours, and nobody has approved it: whoever says
 * what money is worth neither converts by that nor approves a conversion by it (ADR 102). Null where the person may.
 */
export async function ownRateProblem(
  db: Db | Tx,
  { legs }: ConversionRate,
  accounts: readonly string[],
): Promise<Problem | null> {
  if (legs.length === 0) return null;
  const pair = await ownPair(
    db,
    legs.map(({ id }) => id),
    accounts,
  );
  return pair ? new Problem(422, 'rate_own', { params: { pair: `${pair.base}/${pair.quote}` } }) : null;
}

/** Throws that problem. */
export async function refuseOwnRate(
  db: Db | Tx,
  rate: ConversionRate,
  accounts: readonly string[],
): Promise<void> {
  const problem = await ownRateProblem(db, rate, accounts);
  if (problem) throw problem;
}
