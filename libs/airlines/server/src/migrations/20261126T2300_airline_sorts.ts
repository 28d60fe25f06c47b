import { sql, type Kysely } from 'kysely';
import { folded } from '@traveldesk/shared-server';

/** What airlines are called in French and Arabic is sorted by as well: the folded names are columns of their own. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table airlines drop column search, drop column sort_names`.execute(db);
  await sql`
    alter table airlines add column sort_fr text collate "C", add column sort_ar text collate "C"`.execute(
    db,
  );
  const { rows } = await sql<{ id: string; name_fr: string | null; name_ar: string | null }>`
    select id, name_fr, name_ar from airlines where name_fr is not null or name_ar is not null`.execute(db);
  const sorts = rows.map(({ id, name_fr: fr, name_ar: ar }) => ({
    id,
    fr: fr && folded(fr),
    ar: ar && folded(ar),
  }));
  await sql`
    update airlines set sort_fr = sorts.fr, sort_ar = sorts.ar
    from json_to_recordset(${JSON.stringify(sorts)}::json) as sorts (id uuid, fr text, ar text)
    where airlines.id = sorts.id`.execute(db);
  await sql`
    alter table airlines add column search text not null generated always as (
      sort_name || chr(10) || lower(iata) || chr(10) || coalesce(lower(icao), '')
        || coalesce(chr(10) || sort_fr, '') || coalesce(chr(10) || sort_ar, '')) stored`.execute(db);
  await sql`create index airlines_search on airlines using gin (search gin_trgm_ops)`.execute(db);
  for (const sort of ['sort_fr', 'sort_ar']) {
    await sql`create index ${sql.id(`airlines_${sort}`)} on airlines (coalesce(${sql.ref(sort)}, sort_name), id)`.execute(
      db,
    );
  }
}
