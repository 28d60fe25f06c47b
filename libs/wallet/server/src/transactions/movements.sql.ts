import { sql, type RawBuilder } from 'kysely';
import { companyScope } from '@traveldesk/companies-server';
import { minorUnits, moneyOf, type Page } from '@traveldesk/shared-contract';
import { isoOf, paginateUpTo, plannedEachTime, type Db } from '@traveldesk/shared-server';
import type { MovementRow, TransactionFilters, TransactionQuery } from '@traveldesk/wallet-contract';
import { bookingsAbout, type Books } from '../references/bookings-about';
import { hasReference } from '../references/find-references.sql';
import { authorName, authorOf, knowsAuthor, type Reader } from '../seen-authors';
import '../wallet.tables';

type Sort = NonNullable<TransactionQuery['sort']>;

/** Returns one page of wallet or earnings movements that the reader may see, with an approximate count. */
export async function findMovements(
  kernel: Books,
  query: TransactionQuery,
  reader: Reader,
): Promise<Page<MovementRow>> {
  const { db } = kernel;
  const { sort = '-created_at', ...filters } = query;
  const conditions = await conditionsOf(db, filters, reader);
  const listed = movements(db, reader)
    .where((eb) => eb.and(conditions))
    .orderBy(orderOf(sort));
  const { data, ...count } = await paginateUpTo(db, listed, query, (most) =>
    db
      .selectFrom('ledger_entries as entries')
      .select(sql`1`.as('one'))
      .where((eb) => eb.and(conditions))
      .limit(most),
  );
  return { data: await movementsOf(kernel, data, reader), ...count };
}

/** Yields all matching movements in list order. Each chunk continues after the last row, so all cost the same. */
export async function* allMovements(
  kernel: Books,
  { sort = '-created_at', ...filters }: TransactionFilters & { sort?: Sort },
  reader: Reader,
): AsyncGenerator<MovementRow> {
  const conditions = await conditionsOf(kernel.db, filters, reader);
  const query = movements(kernel.db, reader)
    .where((eb) => eb.and(conditions))
    .orderBy(orderOf(sort))
    .limit(exported);
  for (let last: Found | undefined; ;) {
    const rows = await (last ? query.where(isPast(last, sort)) : query).execute();
    yield* await movementsOf(kernel, rows, reader);
    if (rows.length < exported) return;
    last = rows.at(-1);
  }
}

const exported = 1_000;

interface SumRow {
  currency: string;
  count: number;
  into: string;
  out: string;
}

/**
 * Sums the matching movements by currency. The covering index (`ledger_entries_by_created_at`) is not always the best plan, so the query is
 * planned for its filter values each time.
 */
export async function sumMovements(db: Db, filters: TransactionFilters, reader: Reader): Promise<SumRow[]> {
  const conditions = await conditionsOf(db, filters, reader);
  return db
    .selectFrom('ledger_entries as entries')
    .modifyFront(sql.raw(plannedEachTime))
    .select([
      'entries.currency',
      sql<number>`count(*)`.as('count'),
      sql<string>`coalesce(sum(amount) filter (where amount > 0), 0)::numeric`.as('into'),
      sql<string>`coalesce(-sum(amount) filter (where amount < 0), 0)::numeric`.as('out'),
    ])
    .where((eb) => eb.and(conditions))
    .groupBy('entries.currency')
    .orderBy('entries.currency')
    .execute();
}

/** Selects movements with the facts of their transaction and company. */
export function movements(db: Db, reader: Reader) {
  return db
    .selectFrom('ledger_entries as entries')
    .innerJoin('ledger_transfers as transfers', 'transfers.id', 'entries.transfer_id')
    .innerJoin('companies', 'companies.id', 'entries.company_id')
    .select([
      'entries.id',
      'entries.transfer_id',
      'entries.type',
      'entries.kind',
      'entries.company_id',
      'companies.name as company_name',
      'entries.amount',
      'entries.balance',
      'entries.currency',
      'entries.created_at',
      'transfers.method',
      'transfers.reference',
      'transfers.about_kind',
      'transfers.about_id',
      'transfers.author_id',
      authorName(reader).as('author'),
      sql<boolean>`entries.type = 'reversal' or exists (
        select 1 from ledger_transfers as later where later.reverses_id = transfers.id)`.as('reversed'),
    ]);
}

type Found = Awaited<ReturnType<ReturnType<typeof movements>['execute']>>[number];

/** Converts rows to the API's form, with their bookings. */
export async function movementsOf(
  kernel: Books,
  rows: readonly Found[],
  reader: Reader,
): Promise<MovementRow[]> {
  const bookingOf = await bookingsAbout(kernel, rows, reader);
  return rows.map((row) => movementOf(row, bookingOf(row)));
}

function movementOf(row: Found, booking: MovementRow['booking']): MovementRow {
  const amount = BigInt(row.amount);
  return {
    id: row.id,
    transaction_id: row.transfer_id,
    type: row.type,
    account: row.kind === 'earnings' ? 'earnings' : 'wallet',
    company: { id: row.company_id, name: row.company_name },
    direction: amount > 0n ? 'in' : 'out',
    amount: moneyOf(amount < 0n ? -amount : amount, row.currency),
    balance_after: moneyOf(row.balance, row.currency),
    method: row.method,
    reference: row.reference,
    booking,
    reversed: row.reversed,
    author: authorOf(row),
    created_at: isoOf(row.created_at),
  };
}

const isByAmount = (sort: Sort) => sort.endsWith('amount');
const columnOf = (sort: Sort) => (isByAmount(sort) ? sql`abs(entries.amount)` : sql`entries.created_at`);

function orderOf(sort: Sort): RawBuilder<unknown> {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  return sql`${columnOf(sort)} ${direction}, entries.id ${direction}`;
}

/** SQL: whether a row comes after this one in the order. */
function isPast({ id, amount, created_at: at }: Found, sort: Sort): RawBuilder<boolean> {
  const value = isByAmount(sort) ? sql`abs(${String(amount)}::bigint)` : sql`${at}::timestamptz`;
  const later = sql.raw(sort.startsWith('-') ? '<' : '>');
  return sql<boolean>`(${columnOf(sort)}, entries.id) ${later} (${value}, ${id}::uuid)`;
}

/** The scope is part of the query, so that another company's movements look like missing ones. */
async function conditionsOf(
  db: Db,
  filters: TransactionFilters,
  reader: Reader,
): Promise<RawBuilder<boolean>[]> {
  const { company_id: companyId, type, currency, from, to, reference, user_id: userId } = filters;
  const { account = 'wallet' } = filters;
  // A literal, so that PostgreSQL can use the partial indexes on `kind`.
  const conditions = [
    sql<boolean>`entries.kind = ${sql.lit(account)}`,
    companyScope(reader)('entries.company_id'),
  ];
  if (companyId) conditions.push(sql<boolean>`entries.company_id = ${companyId}`);
  if (type) conditions.push(sql<boolean>`entries.type = ${type}`);
  if (currency) conditions.push(sql<boolean>`entries.currency = ${currency}`);
  if (from) conditions.push(sql<boolean>`entries.created_at >= ${`${from}T00:00:00Z`}::timestamptz`);
  if (to)
    conditions.push(sql<boolean>`entries.created_at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`);
  const { amount_min: least, amount_max: most } = filters;
  if (least && currency)
    conditions.push(sql<boolean>`abs(entries.amount) >= ${minorText(least, currency)}::bigint`);
  if (most && currency)
    conditions.push(sql<boolean>`abs(entries.amount) <= ${minorText(most, currency)}::bigint`);
  if (reference) conditions.push(await hasReference(db, reference, reader));
  if (userId) conditions.push(sql<boolean>`entries.author_id = ${userId}`, knowsAuthor(reader, userId));
  return conditions;
}

function minorText(amount: string, currency: string): string {
  return minorUnits({ amount, currency }).toString();
}
