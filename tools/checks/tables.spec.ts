import { tablesOf, writesOf } from './lib/writes';
import { filesOf, read } from './lib/workspace';

const test = /(\.(spec|fake|fixture)\.ts$|\/testing\/)/;
const sources = filesOf('libs/*/server/src/**/*.ts', 'apps/*/src/**/*.ts').filter((file) => !test.test(file));
const libraryOf = (file: string) => file.split('/src/')[0] ?? file;

const owners = new Map(
  sources
    .filter((file) => file.startsWith('libs/'))
    .flatMap((file) => tablesOf(read(file)).map((table) => [table, libraryOf(file)] as const)),
);

/** Where the table is known only at run time, and why it is still the owner's. */
const unnamed: Record<string, string> = {
  'libs/shared/server/src/secrets/reseal.ts': 'the owner of the secrets names its table',
  'libs/shared/server/src/reference-records.ts': 'the owner of the records names their table',
  'libs/shared/server/src/search/fill.ts': 'the owner of the table declares it as searched',
  'libs/geo/server/src/migrations/insert-rows.ts': 'for the migrations of the same library',
  'libs/geo/server/src/migrations/renew-places.ts': 'cities or airports, both of the same library',
};

/** Each write to a table of another library. */
function foreignWrites(file: string, source: string): string[] {
  return writesOf(source)
    .filter(({ table }) => (table === null ? !unnamed[file] : owners.get(table) !== libraryOf(file)))
    .map(({ table, line }) => `${file}:${line} writes ${table ?? 'a table it does not name'}`);
}

describe('a table', () => {
  it('is created by one library', () => {
    const created = sources.flatMap((file) =>
      [...new Set(tablesOf(read(file)))].map((table) => `${table} in ${libraryOf(file)}`),
    );
    expect(owners.size).toBeGreaterThan(30);
    expect(created.filter((table, index) => created.indexOf(table) !== index)).toEqual([]);
    expect(new Set(created).size).toBe(owners.size);
  });

  it('is written only by the library that creates it', () => {
    expect(sources.flatMap((file) => foreignWrites(file, read(file)))).toEqual([]);
  });

  it('is written by its owner wherever the name is unknown', () => {
    const open = Object.keys(unnamed).filter((file) =>
      writesOf(read(file)).some(({ table }) => table === null),
    );
    expect(open).toEqual(Object.keys(unnamed));
  });
});

describe("a write to another domain's table", () => {
  const file = 'libs/companies/server/src/planted.ts';

  it.each([
    ['an insert', "tx.insertInto('users').values(row).execute()", 'users'],
    ['an update', "tx.updateTable('users').set(row).execute()", 'users'],
    ['an update with an alias', "tx.updateTable('users as people').set(row).execute()", 'users'],
    ['a delete', "tx.deleteFrom('users').execute()", 'users'],
    ['a merge', "tx.mergeInto('users').execute()", 'users'],
    ['a table named elsewhere', 'tx.deleteFrom(table).execute()', 'a table it does not name'],
    ['an insert in SQL', 'sql`insert into users (id) values (${id})`.execute(tx)', 'users'],
    ['an update in SQL', 'sql`\n  update users as people set name = ${name}`.execute(tx)', 'users'],
    ['an update in a query', 'sql`with gone as (update users set name = $1) select 1`', 'users'],
    ['a delete in SQL', 'sql`DELETE FROM users WHERE id = ${id}`.execute(tx)', 'users'],
    ['a truncation', 'sql`truncate users`.execute(tx)', 'users'],
    ['SQL as text', "client.query('delete from users')", 'users'],
    ['a table in a variable', 'sql`update ${table} set name = 1`.execute(tx)', 'a table it does not name'],
    ['a table of the kernel', "tx.deleteFrom('audit_entries').execute()", 'audit_entries'],
    ['a table that is never created', "tx.deleteFrom('nowhere').execute()", 'nowhere'],
  ])('is found: %s', (_, code, table) => {
    expect(foreignWrites(file, `\n${code};`)).toEqual([`${file}:2 writes ${table}`]);
  });

  it.each([
    ['a read', "tx.selectFrom('users').selectAll().forUpdate().execute()"],
    ['a lock', 'sql`select id from users for update of users`'],
    ['a write to its own table', "tx.insertInto('companies').values(row).execute()"],
    [
      'an update after a conflict',
      "sql`insert into companies values (1) on conflict do update set name = 'x'`",
    ],
    ['a trigger', 'sql`create trigger kept before update or delete or truncate on companies`'],
    ['a comment', '// insert into users'],
  ])('is not found: %s', (_, code) => {
    expect(foreignWrites(file, code)).toEqual([]);
  });
});
