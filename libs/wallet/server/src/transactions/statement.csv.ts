import { moneyOf, type Money } from '@traveldesk/shared-contract';
import { decimal, type ExportColumns } from '@traveldesk/shared-server';
import type { MovementRow, StatementExportQuery } from '@traveldesk/wallet-contract';
import type { Books } from '../references/bookings-about';
import type { Reader } from '../seen-authors';
import { allMovements } from './movements.sql';
import { entriesOf, filtersOf, periodOf, sumsOf } from './statement';

/** Rows around the entries: balances and sums. */
type SumKind = 'opening' | 'in' | 'out' | 'closing';

/** A line of the file: an entry, or a sum with its day and without a transaction. */
type Line = MovementRow | { type: SumKind; day: string; company: string; amount: Money };

const sumOf = (line: Line) => ('day' in line ? line : null);
const entryOf = (line: Line) => ('day' in line ? null : line);
const isBalance = ({ type }: { type: SumKind }) => type === 'opening' || type === 'closing';

/** Columns of the transaction list; opening and closing balances use the balance column. */
export const statementColumns: ExportColumns<Line> = {
  created_at: (line) => sumOf(line)?.day ?? entryOf(line)?.created_at ?? null,
  type: (line, say) => ('day' in line ? say('statement', line.type) : say('types', line.type)),
  company: (line) => sumOf(line)?.company ?? entryOf(line)?.company.name ?? null,
  direction: (line, say) => {
    if (!('day' in line)) return say('directions', line.direction);
    return isBalance(line) ? null : say('directions', line.type);
  },
  amount: (line) => {
    const sum = sumOf(line);
    return sum && isBalance(sum) ? null : decimal(line.amount.amount);
  },
  currency: ({ amount }) => amount.currency,
  balance_after: (line) => {
    const sum = sumOf(line);
    if (!sum) return decimal(entryOf(line)?.balance_after.amount);
    return isBalance(sum) ? decimal(sum.amount.amount) : null;
  },
  method: (line, say) => say('methods', entryOf(line)?.method ?? null),
  reference: (line) => entryOf(line)?.reference ?? null,
  booking: (line) => entryOf(line)?.booking?.number ?? null,
  traveller: (line) => entryOf(line)?.booking?.traveller ?? null,
  route: (line) => entryOf(line)?.booking?.route ?? null,
  author: (line) => entryOf(line)?.author?.name ?? null,
  transaction: (line) => entryOf(line)?.transaction_id ?? null,
};

/**
 * Yields the statement of a period (TRAVEL-RULES 38): opening balance, entries oldest first, sums, closing balance. Filtered by a reference
 * it has entries only, as these do not add up to the balances.
 */
export async function* statementLines(
  kernel: Books,
  companyId: string,
  query: StatementExportQuery,
  reader: Reader,
): AsyncGenerator<Line> {
  const period = await periodOf(kernel.db, companyId, query, reader);
  if (query.reference) {
    yield* allMovements(kernel, filtersOf(companyId, query), reader);
    return;
  }
  const { currency, from, to } = query;
  const sums = sumsOf(period);
  const sum = (type: SumKind, day: string): Line => ({
    type,
    day,
    company: period.company.name,
    amount: moneyOf(sums[type], currency),
  });
  yield sum('opening', from);
  yield* entriesOf(kernel, period, reader);
  for (const type of ['in', 'out', 'closing'] as const) yield sum(type, to);
}
