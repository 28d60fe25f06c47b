import {
  createLog,
  installTables,
  newId,
  openMemoryPGlite,
  type Connection,
  type ServerModule,
} from '@traveldesk/shared-server';
import { sql } from 'kysely';
import { modules } from '../testing/given.fake';

const owners = '20261122T1000_role_owners';
const log = createLog({ logLevel: 'silent' });

/** The modules from before roles had owners. */
const before: ServerModule[] = modules.map((module) => ({
  ...module,
  migrations: Object.fromEntries(Object.entries(module.migrations).filter(([name]) => name < owners)),
}));

/** SECURITY 36: nobody gains or loses a permission, and no company can give an unmarked role. */
describe('roles from before they had owners', () => {
  let connection: Connection;
  const ids = { desk: newId(), idle: newId(), rana: newId(), karim: newId() };

  beforeAll(async () => {
    connection = await openMemoryPGlite();
    await installTables({ modules: before, connection, log });
    await sql`insert into roles (id, name, version) values
      (${ids.desk}, 'Front desk', 4), (${ids.idle}, 'Idle', 1)`.execute(connection.db);
    await sql`insert into role_permissions (role_id, permission) values
      (${ids.desk}, 'show_users'), (${ids.desk}, 'flights_search')`.execute(connection.db);
    await sql`insert into users (id, name, email, type, company_id, status, language, search) values
      (${ids.rana}, 'Rana', 'rana@traveldesk.example', 'staff', null, 'active', 'en', 'rana'),
      (${ids.karim}, 'Karim', 'karim@nile.example', 'company', null, 'active', 'ar', 'karim')`.execute(
      connection.db,
    );
    await sql`insert into user_roles (user_id, role_id) values
      (${ids.rana}, ${ids.desk}), (${ids.karim}, ${ids.desk})`.execute(connection.db);
    await installTables({ modules, connection, log });
  });
  afterAll(() => connection.close());

  const roles = async () =>
    (
      await sql<object>`select name, administrator, company_id, assignable, version from roles order by name`.execute(
        connection.db,
      )
    ).rows;

  it('belong to the platform, and none is marked for companies', async () => {
    expect(await roles()).toEqual([
      { name: 'Administrator', administrator: true, company_id: null, assignable: false, version: 1 },
      { name: 'Front desk', administrator: false, company_id: null, assignable: false, version: 4 },
      { name: 'Idle', administrator: false, company_id: null, assignable: false, version: 1 },
    ]);
  });

  it('keep their permissions and their users', async () => {
    const held = await sql<{ name: string; permissions: string }>`
      select users.name, string_agg(permission, ' ' order by permission) as permissions
      from users join user_roles on user_id = users.id join role_permissions using (role_id)
      group by users.name order by users.name`.execute(connection.db);
    expect(held.rows).toEqual([
      { name: 'Karim', permissions: 'flights_search show_users' },
      { name: 'Rana', permissions: 'flights_search show_users' },
    ]);
  });

  it('have unique names among the platform’s roles', async () => {
    const again = sql`insert into roles (id, name) values (${newId()}, 'FRONT DESK')`.execute(connection.db);
    await expect(again).rejects.toMatchObject({ constraint: 'roles_name_of_platform' });
  });

  it('can be marked for companies, except the administrator’s', async () => {
    const mark = (name: string) =>
      sql`update roles set assignable = true where name = ${name}`.execute(connection.db);
    await mark('Front desk');
    await expect(mark('Administrator')).rejects.toMatchObject({ constraint: 'roles_assignable_platform' });
  });
});
