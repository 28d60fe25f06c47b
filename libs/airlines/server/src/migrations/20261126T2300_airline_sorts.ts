import { ownNameColumns } from '@traveldesk/shared-server';
import { sql, type Kysely } from 'kysely';

/** Adds sort columns for French and Arabic names, where an airline has one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table airlines add column sort_fr text collate "C", add column sort_ar text collate "C"`.execute(
    db,
  );
  const { rows } = await sql<{ id: string; name: string; name_fr: string | null; name_ar: string | null }>`
    select id, name, name_fr, name_ar from airlines where name_fr is not null or name_ar is not null`.execute(
    db,
  );
  const sorts = rows.map(({ id, ...names }) => ({ id, ...ownNameColumns(names) }));
  await sql`
    update airlines set sort_fr = sorts.sort_fr, sort_ar = sorts.sort_ar
    from json_to_recordset(${JSON.stringify(sorts)}::json) as sorts (id uuid, sort_fr text, sort_ar text)
    where airlines.id = sorts.id`.execute(db);
  for (const sort of ['sort_fr', 'sort_ar']) {
    await sql`create index ${sql.id(`airlines_${sort}`)} on airlines (coalesce(${sql.ref(sort)}, sort_name), id)`.execute(
      db,
    );
  }
}
