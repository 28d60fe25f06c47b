import { sql, type Selectable } from 'kysely';
import type { ZoneInput, ZoneQuery } from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import {
  compactOf,
  folded,
  isFoundBy,
  newId,
  orderOf,
  preparedPages,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import { searchedZones } from '../markups.searched';
import type { MarkupZonesTable } from '../markups.tables';

/** A zone with the ids of its nested zones. */
export type ZoneRow = Omit<Selectable<MarkupZonesTable>, 'sort_name' | 'compact'> & { zones: string[] };

const columns = ['id', 'name', 'countries', 'version', 'created_at', 'updated_at'] as const;

function zones(db: Db | Tx) {
  return db
    .selectFrom('markup_zones')
    .select(columns)
    .select(
      sql<string[]>`array(select member_id from markup_zone_members
        where zone_id = markup_zones.id order by member_id)`.as('zones'),
    );
}

/** Returns one page of the filtered zones; a country matches zones that contain it directly or through nested zones. */
export const findZones = preparedPages((db: Db, query: ZoneQuery, _language: Language) => {
  const { name, country } = query;
  const { column, direction } = orderOf(query.sort ?? 'name');
  return zones(db)
    .$if(!!name, (found) => found.where(isFoundBy(searchedZones, name ?? '')))
    .$if(!!country, (found) => found.where('id', 'in', zonesWith(country ?? '')))
    .orderBy(column === 'name' ? 'sort_name' : column, direction)
    .orderBy('id');
});

/** Zones that contain the country, directly or through nested zones. */
const zonesWith = (country: string) => sql<string>`(
  with recursive holding as (
    select id from markup_zones where ${country} = any(countries)
    union select zone_id from markup_zone_members join holding on member_id = holding.id
  ) select id from holding)`;

export async function findZone(db: Db | Tx, id: string): Promise<ZoneRow | undefined> {
  return zones(db).where('id', '=', id).executeTakeFirst();
}

/**
 * Locks zones until the transaction ends, so that nobody changes, deletes or newly references them; returns the existing ids. Ids are
 * locked in order to avoid deadlocks.
 */
export async function lockZones(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('markup_zones')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertZone(tx: Tx, { name, countries, zones: members }: ZoneInput): Promise<string> {
  const id = newId();
  await tx
    .insertInto('markup_zones')
    .values({ id, ...namedSo(name), countries })
    .execute();
  await insertMembers(tx, id, members);
  return id;
}

export async function replaceZone(tx: Tx, id: string, zone: ZoneInput): Promise<void> {
  const { name, countries, zones: members } = zone;
  await tx
    .updateTable('markup_zones')
    .set({ ...namedSo(name), countries, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('markup_zone_members').where('zone_id', '=', id).execute();
  await insertMembers(tx, id, members);
}

/** The columns derived from a zone's name. */
function namedSo(name: string) {
  return { name, sort_name: folded(name), compact: compactOf(searchedZones, { name }) };
}

async function insertMembers(tx: Tx, id: string, members: readonly string[]): Promise<void> {
  if (members.length === 0) return;
  const rows = members.map((member) => ({ zone_id: id, member_id: member }));
  await tx.insertInto('markup_zone_members').values(rows).execute();
}

export async function removeZone(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('markup_zones').where('id', '=', id).execute();
}

/** Stores a zone's content from a revision on, for the prices that depend on it. */
export async function keepZone(
  tx: Tx,
  id: string,
  { name, countries, zones: members }: ZoneInput,
  { revision, deleted = false }: { revision: number; deleted?: boolean },
): Promise<void> {
  await tx
    .insertInto('markup_zone_versions')
    .values({ revision, zone_id: id, name, countries, zones: members, deleted })
    .execute();
}

/** True when a zone is among `members` or nested in them at any depth. */
export async function isWithin(tx: Tx, id: string, members: readonly string[]): Promise<boolean> {
  if (members.length === 0) return false;
  const { rows } = await sql<{ found: boolean }>`
    with recursive inner_zones as (
      select id from markup_zones where id in (${sql.join(members)})
      union select member_id from markup_zone_members join inner_zones on zone_id = inner_zones.id
    ) select exists (select from inner_zones where id = ${id}) as found`.execute(tx);
  return rows[0]?.found === true;
}

/** Returns all countries of each zone, nested zones included, sorted by code. */
export async function allCountries(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ top: string; countries: string[] }>`
    with recursive inner_zones as (
      select id as top, id from markup_zones where id in (${sql.join(ids)})
      union select top, member_id from markup_zone_members join inner_zones on zone_id = inner_zones.id
    ), named as (
      select distinct top, unnest(countries) as code from inner_zones join markup_zones using (id)
    ) select top, array_agg(code order by code) as countries from named group by top`.execute(db);
  return new Map(rows.map(({ top, countries }) => [top, countries]));
}
