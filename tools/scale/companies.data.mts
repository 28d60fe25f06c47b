import { sql } from 'kysely';
import type { Db } from '@traveldesk/shared-server';

/** Rows per statement: the API's connections are cut off when a statement takes too long. */
const chunk = 5_000;

/**
 * Companies up to `count`, created by the database: one in a hundred is at the top, the others below an earlier one, so that the tree has
 * several levels. Names, addresses and phone numbers differ enough for a search to be meaningful; type, currency and status are spread
 * over them.
 */
export async function fillCompanies(db: Db, count: number): Promise<void> {
  // One connection, because the table of numbers belongs to it.
  await db.connection().execute((connection) => fill(connection, count));
}

async function fill(db: Db, count: number): Promise<void> {
  await sql`truncate companies cascade`.execute(db);
  await sql`delete from company_counts`.execute(db);
  await sql`
    create temporary table numbered as
    select number, gen_random_uuid() as id from generate_series(1, ${count}::int) as number`.execute(db);
  await sql`create unique index on numbered (number)`.execute(db);
  await sql`analyze numbered`.execute(db);
  // A parent has a lower number than its companies, so it is inserted before them.
  for (let from = 1; from <= count; from += chunk) await insertCompanies(db, count, from);
  await insertTree(db);
  await sql`drop table numbered`.execute(db);
  await sql`vacuum analyze companies, company_tree, company_counts`.execute(db);
}

async function insertCompanies(db: Db, count: number, from: number): Promise<void> {
  await sql`
    insert into companies
      (id, name, search, type, parent_id, country_id, email, phone, currency, status)
    select
      own.id, name, lower(name),
      case when abs(hashint4(own.number)) % 3 = 0 then 'B2C' else 'B2B' end,
      above.id,
      (select id from countries where code = 'EG'),
      'desk' || own.number || '@' || lower(words[1 + own.number % 20]) || '.example',
      '+20' || lpad((own.number * 7919 % 100000000)::text, 10, '1'),
      (array['EGP', 'EUR', 'USD', 'AED', 'KWD'])[1 + abs(hashint4(own.number + 1000000)) % 5],
      case when abs(hashint4(own.number + 2000000)) % 5 = 0 then 'suspended' else 'active' end
    from numbered as own
    cross join (select array[
      'Nile','Delta','Atlas','Sahara','Gulf','Horizon','Levant','Carthage','Bosphorus','Albion',
      'Rhein','Sakura','Petra','Luxor','Siwa','Oasis','Corniche','Marina','Zephyr','Quartz']) as list (words)
    cross join lateral (select words[1 + own.number % 20] || ' ' || words[1 + (own.number / 20) % 20] || ' Travel '
      || own.number) as named (name)
    left join numbered as above on above.number = case
      when own.number <= greatest(${count}::int / 100, 2) then null
      else 1 + (own.number * 31) % (own.number / 3 + 1) end
    where own.number >= ${from}::int and own.number < ${from + chunk}::int`.execute(db);
}

/** Level by level: each company below what its parent is below. */
async function insertTree(db: Db): Promise<void> {
  await sql`insert into company_tree select id, id, 0 from companies`.execute(db);
  for (let depth = 0, added = 1n; added > 0n; depth += 1) {
    const { numAffectedRows } = await sql`
      insert into company_tree (ancestor_id, descendant_id, depth)
      select above.ancestor_id, companies.id, above.depth + 1
      from company_tree as above join companies on companies.parent_id = above.descendant_id
      where above.depth = ${depth}::int`.execute(db);
    added = numAffectedRows ?? 0n;
  }
}

/** A company with some below it, so that its user's scope is about as large at both sizes. */
export async function scopeOf(db: Db): Promise<string> {
  const { id } = await db
    .selectFrom('company_tree')
    .select(['ancestor_id as id'])
    .groupBy('ancestor_id')
    .having(({ fn }) => fn.countAll<number>(), '<=', 20)
    .orderBy(({ fn }) => fn.countAll<number>(), 'desc')
    .executeTakeFirstOrThrow();
  return id;
}
