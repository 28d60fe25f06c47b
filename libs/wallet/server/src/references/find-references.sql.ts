import { sql, type RawBuilder } from 'kysely';
import { companyScope } from '@traveldesk/companies-server';
import { compactText, firstTicket } from '@traveldesk/shared-contract';
import { beginningPattern, type Db } from '@traveldesk/shared-server';
import type { Viewer } from '../scope';
import '../wallet.tables';

/** Up to this many matching references are resolved to transfers first; beyond that, each entry is checked. */
const few = 1_000;

interface Known {
  /** The number of matching references, counted up to one more than `few`. */
  found: number;
  /** Up to `few`: the transfers about the owners, and transfers without an owner whose own reference is one of theirs. */
  transfers: string[];
}

/**
 * Returns SQL: whether an entry has a reference that starts with `typed`, ignoring case. It matches the entry's own reference, or any
 * reference of its booking; the latter with and without spaces and dashes, conjunction tickets by the first ticket. A movement without a
 * record, such as an adjustment that names the PNR, matches if its own reference is one of the booking's.
 *
 * References of companies outside the reader's scope never match, so that nobody learns which ticket belongs to which PNR.
 */
export async function hasReference(db: Db, typed: string, reader: Viewer): Promise<RawBuilder<boolean>> {
  const own = sql<boolean>`lower(entries.reference) like ${beginningPattern(typed.toLowerCase())}`;
  const key = compactText(firstTicket(typed));
  if (key === '') return own;
  const matching = sql`refs.key like ${beginningPattern(key)} and ${companyScope(reader)('refs.company_id')}`;
  const { found, transfers } = await knownBy(db, matching);
  if (found === 0) return own;
  if (found > few) {
    // With many matches, a scan in list order soon fills a page. The scalar subquery keeps PostgreSQL from reading all references first, as
    // it would for `exists`.
    return sql<boolean>`(${own} or coalesce((
      select true from ledger_transfers as moved
      join ledger_references as refs on refs.about_kind = moved.about_kind and refs.about_id = moved.about_id
      where moved.id = entries.transfer_id and ${matching} limit 1), false))`;
  }
  return sql<boolean>`(${own} or entries.transfer_id = any(${transfers}::uuid[]))`;
}

/** Returns SQL: whether a hold's own reference, or one of its booking's, starts with `typed`. */
export function holdHasReference(typed: string, reader: Viewer): RawBuilder<boolean> {
  const own = sql<boolean>`lower(holds.reference) like ${beginningPattern(typed.toLowerCase())}`;
  const key = compactText(firstTicket(typed));
  if (key === '') return own;
  return sql<boolean>`(${own} or exists (
    select from ledger_references as refs
    where refs.about_kind = holds.about_kind and refs.about_id = holds.about_id
      and refs.key like ${beginningPattern(key)} and ${companyScope(reader)('refs.company_id')}))`;
}

async function knownBy(db: Db, matching: RawBuilder<unknown>): Promise<Known> {
  const { rows } = await sql<Known>`
    with found as materialized (
      select about_kind, about_id from ledger_references as refs where ${matching} limit ${few + 1}
    ), owners as materialized (
      select distinct about_kind, about_id from found where (select count(*) from found) <= ${few}
    ), names as (
      select distinct company_id, lower(reference) as name from owners join ledger_references using (about_kind, about_id)
    )
    select (select count(*) from found)::int as found,
      array(select id from owners join ledger_transfers using (about_kind, about_id)
        union all
        select transfers.id from names
        join ledger_entries as entries on lower(entries.reference) = names.name and entries.company_id = names.company_id
          and entries.kind = 'wallet'
        join ledger_transfers as transfers on transfers.id = entries.transfer_id and transfers.about_id is null
      ) as transfers`.execute(db);
  return rows[0] ?? { found: 0, transfers: [] };
}
