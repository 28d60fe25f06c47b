import type { ConversionRate } from '@traveldesk/currencies-contract';
import { Problem, type Db, type Tx } from '@traveldesk/shared-server';
import { ratesOfOne } from './exchange-rates.sql';

/** Returns the people among `people` who count as one person with `userId` (ADR 95). */
type CountsAs = (db: Db | Tx, userId: string, people: readonly string[]) => Promise<readonly string[]>;

/**
 * Returns the 422 `rate_own` for each person who, under any account, wrote a leg of the rate within 24 hours without approval; null for
 * others. Nobody may convert, or approve a conversion, at their own rate (ADR 102).
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
