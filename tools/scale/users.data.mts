import { sql } from 'kysely';
import type { Db } from '@traveldesk/shared-server';
import { fillCompanies } from './companies.data.mts';

/** Rows per statement: the API's connections are cut off when a statement takes too long. */
const chunk = 5_000;

/** Companies up to `count`, and as many users: a third are staff, and every other user works for the company with the same number. */
export async function fillUsers(db: Db, count: number): Promise<void> {
  await sql`truncate users cascade`.execute(db);
  await sql`delete from roles where name like 'Scale %'`.execute(db);
  await fillCompanies(db, count);
  await sql`
    insert into roles (id, name) select gen_random_uuid(), 'Scale ' || number from generate_series(0, 4) as number
  `.execute(db);
  for (let from = 1; from <= count; from += chunk)
    await insertUsers(db, from, Math.min(from + chunk - 1, count));
  await sql`
    insert into user_roles (user_id, role_id)
    select users.id, roles.id from users
    join roles on roles.name = 'Scale ' || abs(hashtext(users.email)) % 5`.execute(db);
  await sql`vacuum analyze users, user_roles, roles`.execute(db);
}

async function insertUsers(db: Db, from: number, to: number): Promise<void> {
  await sql`
    insert into users
      (id, name, search, email, phone, type, company_id, status, language, last_login_at, created_at)
    select
      gen_random_uuid(), whole.name, lower(whole.name),
      'person' || number || '@' || lower(last) || '.example',
      '+20' || lpad((number::bigint * 7919 % 10000000000)::text, 10, '1'),
      case when abs(hashint4(number)) % 3 = 0 then 'staff' else 'company' end,
      case when abs(hashint4(number)) % 3 = 0 then null else companies.id end,
      (array['active', 'active', 'suspended', 'invited', 'active'])[1 + abs(hashint4(number + 1000000)) % 5],
      (array['en', 'fr', 'ar'])[1 + number % 3],
      case when number % 4 > 0 then now() - number * interval '7 minutes' end,
      now() - number * interval '11 minutes'
    from generate_series(${from}::int, ${to}::int) as number
    cross join (select
      array['Nadia','Omar','Layla','Karim','Salma','Youssef','Amira','Hassan','Dina','Tarek',
            'Claire','Louis','Emma','Hugo','Alice','James','Olivia','Noah','Mia','Lucas'] as first_names,
      array['Haddad','Nasser','Fahmy','Mansour','Khalil','Dubois','Moreau','Laurent','Girard','Roux',
            'Smith','Taylor','Walker','Harris','Clarke','Sharif','Zaki','Saleh','Aziz','Farouk'] as last_names
    ) as list
    cross join lateral (select last_names[1 + (number / 20) % 20] as last) as named
    cross join lateral (select first_names[1 + number % 20] || ' ' || last || ' Person ' || number as name) as whole
    left join companies
      on split_part(companies.email, '@', 1) = 'desk' || number and companies.email not like '%.traveldesk.example'
  `.execute(db);
}
