import { moneyOf, type Page } from '@traveldesk/shared-contract';
import { rowsBefore, type Db } from '@traveldesk/shared-server';
import type {
  MovementRow,
  Statement,
  StatementExportQuery,
  StatementPdfQuery,
  StatementQuery,
} from '@traveldesk/wallet-contract';
import type { Books } from '../references/bookings-about';
import { visibleCompany } from '../scope';
import type { Reader } from '../seen-authors';
import { findMovements, movements, movementsOf } from './movements.sql';
import { periodInstants } from './period';

/**
 * Returns a page of a period's entries with the balances around them (TRAVEL-RULES 38). Entry versions have no gaps, so the bounds of the
 * period and of each page are found by number, whatever the size.
 */
export async function readStatement(
  kernel: Books,
  companyId: string,
  query: StatementQuery,
  reader: Reader,
): Promise<Statement> {
  const { currency, from, to, account: kind = 'wallet' } = query;
  const period = await periodOf(kernel.db, companyId, query, reader);
  const { company } = period;
  const sums = sumsOf(period);
  const money = (minor: bigint) => moneyOf(minor, currency);
  return {
    company: { id: company.id, name: company.name },
    account: kind,
    currency,
    from,
    to,
    opening: money(sums.opening),
    in: money(sums.in),
    out: money(sums.out),
    closing: money(sums.closing),
    ...(query.reference
      ? await findMovements(kernel, { ...query, ...filtersOf(companyId, query) }, reader)
      : await pageOfPeriod(kernel, period, query, reader)),
  };
}

/** Converts a statement query to filters of the transaction list, oldest first. */
export function filtersOf(companyId: string, query: StatementExportQuery) {
  const { account, currency, from, to, reference } = query;
  return { company_id: companyId, account, currency, from, to, reference, sort: 'created_at' as const };
}

async function pageOfPeriod(
  kernel: Books,
  { account, before, last }: Period,
  query: StatementQuery,
  reader: Reader,
): Promise<Page<MovementRow>> {
  const first = before.version + rowsBefore(query);
  const end = Math.min(first + query.per_page, last.version);
  const data = account === null ? [] : await entriesBetween(kernel, { account, first, last: end }, reader);
  return { data, total: last.version - before.version };
}

/** Computes the credits and debits between the opening and the closing balance, in minor units. */
export function sumsOf({ before, last }: Pick<Period, 'before' | 'last'>) {
  const [opening, closing] = [before.balance, last.balance];
  const into = last.paidIn - before.paidIn;
  return { opening, in: into, out: into - (closing - opening), closing };
}

/** Yields all entries of the period for a file, oldest first. */
export async function* statementEntries(
  kernel: Books,
  companyId: string,
  query: StatementPdfQuery,
  reader: Reader,
): AsyncGenerator<MovementRow> {
  yield* entriesOf(kernel, await periodOf(kernel.db, companyId, query, reader), reader);
}

export async function* entriesOf(
  kernel: Books,
  { account, before, last }: Period,
  reader: Reader,
): AsyncGenerator<MovementRow> {
  if (account === null) return;
  for (let first = before.version; first < last.version; first += atOnce) {
    yield* await entriesBetween(
      kernel,
      { account, first, last: Math.min(first + atOnce, last.version) },
      reader,
    );
  }
}

const atOnce = 500;

/** The running totals stored in an account's entry; sums of a period are differences of two. */
interface Standing {
  version: number;
  balance: bigint;
  paidIn: bigint;
}

type Period = Awaited<ReturnType<typeof periodOf>>;

/** Returns a company's account with its totals at the start and end of a period. Throws a 404 or, for an invalid period, a 422. */
export async function periodOf(db: Db, companyId: string, query: StatementPdfQuery, reader: Reader) {
  const { currency, from, to, account: kind = 'wallet' } = query;
  const { begin, end } = periodInstants({ from, to });
  const company = await visibleCompany(db, companyId, reader);
  const row = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('company_id', '=', companyId)
    .where('currency', '=', currency)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const account = row?.id ?? null;
  const none: Standing = { version: 0, balance: 0n, paidIn: 0n };
  if (account === null) return { company, account, before: none, last: none };
  return {
    company,
    account,
    before: await standingBefore(db, account, begin),
    last: await standingBefore(db, account, end),
  };
}

async function standingBefore(db: Db, account: string, instant: Date): Promise<Standing> {
  const row = await db
    .selectFrom('ledger_entries')
    .select(['version', 'balance', 'paid_in'])
    .where('account_id', '=', account)
    .where('created_at', '<', instant)
    .orderBy('created_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    version: row?.version ?? 0,
    balance: BigInt(row?.balance ?? 0),
    paidIn: BigInt(row?.paid_in ?? 0),
  };
}

async function entriesBetween(
  kernel: Books,
  { account, first, last }: { account: string; first: number; last: number },
  reader: Reader,
): Promise<MovementRow[]> {
  const rows = await movements(kernel.db, reader)
    .where('entries.account_id', '=', account)
    .where('entries.version', '>', first)
    .where('entries.version', '<=', last)
    .orderBy('entries.version')
    .execute();
  return movementsOf(kernel, rows, reader);
}
