import { sql, type Selectable } from 'kysely';
import type { SavedTraveller, SavedTravellerQuery } from '@traveldesk/bookings-contract';
import { companyScope, type Scoped } from '@traveldesk/companies-server';
import type { Page } from '@traveldesk/shared-contract';
import { isFoundBy, isoOf, orderOf, paginate, type Db, type Tx } from '@traveldesk/shared-server';
import { searchedTravellers, withoutTitle } from '../engine/bookings.searched';
import type { TravellersTable } from '../bookings.people.tables';
import '../bookings.tables';

export type SavedRecord = Selectable<TravellersTable>;

function rows(db: Db | Tx, actor: Scoped) {
  return db
    .selectFrom('travellers')
    .innerJoin('companies', 'companies.id', 'travellers.company_id')
    .selectAll('travellers')
    .select('companies.name as company_name')
    .where(companyScope(actor)('travellers.company_id'));
}

/** Returns one page of the saved travelers of all companies in the caller's sight, by family name by default. */
export async function findTravellers(
  db: Db,
  { name, company_id: companyId, sort = 'name', ...place }: SavedTravellerQuery,
  actor: Scoped,
): Promise<Page<SavedTraveller>> {
  const { column, direction } = orderOf(sort);
  const query = rows(db, actor)
    .$if(!!name, (found) => found.where(isFoundBy(searchedTravellers, withoutTitle(name ?? ''))))
    .$if(!!companyId, (found) => found.where('travellers.company_id', '=', companyId ?? ''))
    .orderBy(column === 'name' ? 'sort_name' : 'travellers.created_at', direction)
    .orderBy('travellers.id');
  const { data, total } = await paginate(query, place);
  return { data: data.map(shownTraveller), total };
}

export async function findTraveller(db: Db, id: string, actor: Scoped): Promise<SavedTraveller | undefined> {
  const row = await rows(db, actor).where('travellers.id', '=', id).executeTakeFirst();
  return row && shownTraveller(row);
}

/** Locks a saved traveler until the transaction ends; undefined for one of a company out of sight. */
export async function lockTraveller(tx: Tx, id: string, actor: Scoped): Promise<SavedRecord | undefined> {
  return rows(tx, actor).where('travellers.id', '=', id).forUpdate('travellers').executeTakeFirst();
}

/** Locks the company's saved traveler for this person, if any. */
export async function lockPerson(
  tx: Tx,
  { companyId, person }: { companyId: string; person: string },
): Promise<SavedRecord | undefined> {
  return tx
    .selectFrom('travellers')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('person', '=', person)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the company's saved travelers with these ids. */
export async function keptDocuments(
  db: Db,
  { companyId, ids }: { companyId: string; ids: readonly string[] },
): Promise<SavedRecord[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('travellers')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();
}

/** Erases passport numbers whose retention period is over; returns their number. */
export async function eraseDocuments(tx: Tx, before: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('travellers')
    .set({ document_sealed: null, document_ends_with: null, version: sql`version + 1` })
    .where('document_sealed', 'is not', null)
    .where('document_since', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

function shownTraveller(row: SavedRecord & { company_name: string }): SavedTraveller {
  const { document_kind: kind, document_country: country, document_expires_on: expires } = row;
  return {
    id: row.id,
    title: row.title as SavedTraveller['title'],
    gender: row.gender as SavedTraveller['gender'],
    given_name: row.given_name,
    family_name: row.family_name,
    born_on: row.born_on,
    email: row.email,
    phone: row.phone,
    document:
      kind === null || country === null || expires === null
        ? null
        : { kind: 'passport', ends_with: row.document_ends_with, country, expires_on: expires },
    loyalty: row.loyalty,
    company: { id: row.company_id, name: row.company_name },
    version: row.version,
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
  };
}
