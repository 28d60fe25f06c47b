import { sql } from 'kysely';
import { companyScope } from '@traveldesk/companies-server';
import { moneyOf, type Page } from '@traveldesk/shared-contract';
import {
  isoOf,
  paginateUpTo,
  shownRecords,
  type Actor,
  type Db,
  type Kernel,
} from '@traveldesk/shared-server';
import type { Hold, HoldQuery } from '@traveldesk/wallet-contract';
import { holdHasReference } from './references/find-references.sql';
import './wallet.tables';

/**
 * Returns one page of the holds of companies that the caller sees, oldest first. Open holds have their own table, so listing them does not
 * slow down as ended holds accumulate.
 */
export async function listHolds(
  { db, recordKinds, tools }: Pick<Kernel, 'db' | 'recordKinds' | 'tools'>,
  query: HoldQuery,
  actor: Actor,
): Promise<Page<Hold>> {
  const { sort = 'created_at' } = query;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const order = sql`${sql.ref(sort.replace('-', '') === 'expires_at' ? 'holds.expires_at' : 'holds.created_at')} ${sql.raw(direction)}`;
  const listed = found(db, query, actor)
    .orderBy(sql`${order} nulls last`)
    .orderBy('holds.id', direction);
  const { data: rows, ...count } = await paginateUpTo(db, listed, query, (most) =>
    found(db, query, actor).limit(most),
  );
  const refs = rows.flatMap(({ about_kind: kind, about_id: id }) => (kind && id ? [{ kind, id }] : []));
  const shown = await shownRecords({ db, recordKinds, tools }, actor, refs);
  const now = new Date();
  const data = rows.map((row): Hold => {
    const { about_kind: kind, about_id: id, currency, outcome } = row;
    return {
      id: row.id,
      company: { id: row.company_id, name: row.company_name },
      amount: moneyOf(row.amount, currency),
      captured: outcome === 'captured' ? moneyOf(row.taken ?? 0, currency) : null,
      state: outcome ?? 'open',
      about: kind && id ? shown({ kind, id }) : null,
      reference: row.reference,
      expires_at: row.expires_at && isoOf(row.expires_at),
      overdue: outcome === null && row.expires_at !== null && row.expires_at < now,
      created_at: isoOf(row.created_at),
      resolved_at: row.resolved_at && isoOf(row.resolved_at),
      transaction_id: row.transfer_id,
    };
  });
  return { data, ...count };
}

function found(db: Db, query: HoldQuery, actor: Actor) {
  const { state, company_id: companyId, currency, overdue, reference } = query;
  const isOpen = state === 'open';
  const late = isOpen ? sql<boolean>`coalesce(holds.expires_at < now(), false)` : sql<boolean>`false`;
  return db
    .selectFrom('ledger_holds as holds')
    .innerJoin('ledger_accounts as accounts', 'accounts.id', 'holds.account_id')
    .innerJoin('companies', 'companies.id', 'accounts.company_id')
    .leftJoin('ledger_hold_ends as ends', 'ends.hold_id', 'holds.id')
    .select([
      'holds.id',
      'holds.amount',
      'holds.reference',
      'holds.about_kind',
      'holds.about_id',
      'holds.expires_at',
      'holds.created_at',
      'accounts.company_id',
      'accounts.currency',
      'companies.name as company_name',
      'ends.outcome',
      'ends.amount as taken',
      'ends.transfer_id',
      'ends.created_at as resolved_at',
    ])
    .where(companyScope(actor)('accounts.company_id'))
    .$if(isOpen, (query) =>
      query.where('holds.id', 'in', db.selectFrom('ledger_open_holds').select('hold_id')),
    )
    .$if(!isOpen, (query) => query.where('ends.outcome', '=', state === 'open' ? 'captured' : state))
    .$if(companyId !== undefined, (query) => query.where('accounts.company_id', '=', companyId ?? ''))
    .$if(!!currency, (query) => query.where('accounts.currency', '=', currency ?? ''))
    .$if(!!reference, (query) => query.where(holdHasReference(reference ?? '', actor)))
    .$if(overdue === 'true', (query) => query.where(late))
    .$if(overdue === 'false', (query) => query.where(sql<boolean>`not ${late}`));
}
