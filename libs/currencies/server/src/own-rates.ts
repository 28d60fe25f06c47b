import type { ConversionRate } from '@traveldesk/currencies-contract';
import { Problem, type Db, type Tx } from '@traveldesk/shared-server';
import { ratesOfOne } from './exchange-rates.sql';

/** Returns those of the people who count as one person with somebody (ADR 95). */
type CountsAs = (db: Db | Tx, userId: string, people: readonly string[]) => Promise<readonly string[]>;

/**
 * For each person the 422 `rate_own` if they wrote a leg of the rate within 24 hours, under whichever account, and nobody has approved it:
 * whoever says what money is worth neither converts by that nor approves a conversion by it (ADR 102). Null for people who may.
 */
export async function ownRateProblems(
  db: Db | Tx,
  { legs }: ConversionRate,
  people: readonly string[],
  countsAs: CountsAs,
): Promise<(Problem | null)[]> {
  const own = new Map<string, Problem>();
  const ids = legs.map(({ id }) => id);
  for (const { base, quote, author_id: author } of ids.length > 0 ? await ratesOfOne(db, ids) : []) {
    if (author === null) continue;
    const problem = new Problem(422, 'rate_own', { params: { pair: `${base}/${quote}` } });
    for (const id of await countsAs(db, author, people)) own.set(id, problem);
  }
  return people.map((id) => own.get(id) ?? null);
}
