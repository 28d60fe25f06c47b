import { describeOnDatabase, startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { change } from '../change';
import type { Call } from '../http/types';
import { newId } from '../ids';
import type { ServerModule } from '../modules/module';
import { companyIn } from './about';
import { historyOf, historyOfActor, type HistoryReader } from './history';
import { verifyAuditChain } from './verify';

const page = { page: 1, per_page: 20 };

/** A test table of records that belong to a company. */
const things: ServerModule = {
  name: 'things',
  texts: { en: {}, fr: {}, ar: {} },
  migrations: {
    '20260101T0000_things': {
      up: async (db) => {
        await sql`create table things (id uuid primary key, company_id uuid)`.execute(db);
      },
    },
  },
  histories: { thing: { permissions: ['show_things'] } },
  companiesOf: { thing: companyIn('things' as 'audit_entries', 'company_id') },
};

describeOnDatabase('audit entries of records that belong to companies', (makeApi) => {
  let api: TestApi;
  const [nile, delta] = [newId(), newId()];
  beforeAll(async () => {
    api = await makeApi({ modules: [things] });
  });

  const by = (actor: {
    type: 'company' | 'staff' | 'customer';
    companyId: string | null;
    userId?: string;
  }): Call => ({
    id: newId(),
    ip: '192.0.2.7',
    method: 'PUT',
    url: '/',
    headers: {},
    actor: {
      userId: newId(),
      name: 'Amira',
      email: 'amira@traveldesk.example',
      permissions: new Set(),
      language: 'en',
      passwordChanged: true,
      tokenId: newId(),
      ...actor,
    },
    server: { kernel: api.kernel },
  });
  const staff = { type: 'staff', companyId: null } as const;
  const of = (companyId: string): HistoryReader => ({
    type: 'company',
    companyId,
    scope: (column) => sql<boolean>`${sql.ref(column)} in (${companyId}::uuid)`,
  });

  const put = (id: string, companyId: string | null, name: string, call = by(staff)) =>
    change(call, async (tx, record) => {
      await sql`insert into things values (${id}, ${companyId})
        on conflict (id) do update set company_id = excluded.company_id`.execute(tx);
      record({ entity: 'thing', id, action: 'update', after: { name } });
    });
  const names = async (id: string, reader: HistoryReader) => {
    const { data, total } = await historyOf(api.kernel.db, 'thing', id, page, reader);
    expect(data).toHaveLength(total);
    return data.map(({ changes }) => changes[0]?.after);
  };

  it("are visible to the record's company at that time, not to a later one; a move is visible to neither", async () => {
    const id = newId();
    await put(id, nile, 'at nile');
    await put(id, delta, 'moved');
    await put(id, delta, 'at delta');
    expect(await names(id, of(delta))).toEqual(['at delta']);
    expect(await names(id, of(nile))).toEqual(['at nile']);
    expect(await names(id, staff)).toEqual(['at delta', 'moved', 'at nile']);
    const both: HistoryReader = {
      ...of(nile),
      scope: (column) => sql<boolean>`${sql.ref(column)} in (${nile}::uuid, ${delta}::uuid)`,
    };
    expect(await names(id, both)).toEqual(['at delta', 'moved', 'at nile']);
    await put(id, nile, 'back');
    await put(id, nile, 'at nile again');
    expect(await names(id, of(nile))).toEqual(['at nile again', 'at nile']);
  });

  it('are visible only to staff where the record had no company, as is its handover to a company', async () => {
    const id = newId();
    await put(id, null, 'of the platform');
    await put(id, nile, 'handed over');
    await put(id, nile, 'at nile');
    expect(await names(id, of(nile))).toEqual(['at nile']);
  });

  it('stay visible to the company of a deleted record', async () => {
    const id = newId();
    await put(id, nile, 'at nile');
    await change(by(staff), async (tx, record) => {
      await sql`delete from things where id = ${id}`.execute(tx);
      record({ entity: 'thing', id, action: 'delete', before: { name: 'gone' } });
    });
    expect(await names(id, of(nile))).toHaveLength(2);
    expect(await names(id, of(delta))).toEqual([]);
  });

  it('are hidden from a reader without a scope', async () => {
    const id = newId();
    await put(id, nile, 'at nile');
    expect(await names(id, { type: 'company', companyId: nile })).toEqual([]);
  });

  it('show a company neither the name nor the address of staff, but both for its own users', async () => {
    const id = newId();
    await put(id, nile, 'by staff');
    await put(id, nile, 'by nile', by({ type: 'company', companyId: nile }));
    await put(id, nile, 'by delta', by({ type: 'company', companyId: delta }));
    const { data } = await historyOf(api.kernel.db, 'thing', id, page, of(nile));
    expect(data.map(({ actor, address }) => [actor, address])).toEqual([
      [{ hidden: 'other_company' }, null],
      [{ id: expect.any(String), name: 'Amira' }, '192.0.2.7'],
      [{ hidden: 'staff' }, null],
    ]);
    const seen = await historyOf(api.kernel.db, 'thing', id, page, staff);
    expect(seen.data.map(({ actor }) => actor)).toEqual(
      Array(3).fill({ id: expect.any(String), name: 'Amira' }),
    );
  });

  it('hide staff in the history of records without a company too', async () => {
    const id = newId();
    await change(by(staff), async (_tx, record) => record({ entity: 'country', id, action: 'create' }));
    const { data } = await historyOf(api.kernel.db, 'country', id, page, {
      type: 'company',
      companyId: nile,
    });
    expect(data).toMatchObject([{ actor: { hidden: 'staff' }, address: null }]);
  });

  it("show a user's history only as far as it concerns a visible company", async () => {
    const [userId, permissions, { kernel }] = [newId(), new Set(['show_things']), api];
    const [first, second, country] = [newId(), newId(), newId()];
    await put(first, nile, 'as staff', by({ ...staff, userId }));
    await change(by({ ...staff, userId }), async (_tx, record) =>
      record({ entity: 'country', id: country, action: 'update', after: { name: 'as staff' } }),
    );
    await put(second, delta, 'elsewhere', by({ type: 'company', companyId: nile, userId }));
    await put(second, nile, 'came', by({ type: 'company', companyId: nile, userId }));
    await put(second, nile, 'here', by({ type: 'company', companyId: nile, userId }));
    const doings = await historyOfActor(kernel, userId, page, { ...of(nile), permissions });
    expect(doings.data.map(({ changes }) => changes[0]?.after)).toEqual(['here']);
    expect(doings.total).toBe(1);
    expect((await historyOfActor(kernel, userId, page, { ...staff, permissions })).total).toBe(5);
  });

  it('show users without a company what they did and what was done to them', async () => {
    const userId = newId();
    const self: HistoryReader = {
      type: 'customer',
      companyId: null,
      userId,
      scope: () => sql<boolean>`false`,
    };
    const write = (call: Call, entity: string, id: string) =>
      change(call, async (_tx, record) => record({ entity, id, action: 'update', after: { name: 'x' } }));
    await write(by({ type: 'customer', companyId: null, userId }), 'user', userId);
    await write(by(staff), 'user', userId);
    const seen = await historyOf(api.kernel.db, 'user', userId, page, self);
    expect(seen.data.map(({ actor }) => actor)).toEqual([{ hidden: 'staff' }, { id: userId, name: 'Amira' }]);
    const doings = await historyOfActor(api.kernel, userId, page, { ...self, permissions: new Set() });
    expect(doings.total).toBe(1);
    const other = await historyOf(api.kernel.db, 'user', userId, page, { ...self, userId: newId() });
    expect(other.total).toBe(0);
  });

  it("are about no company where the record's id is a word", async () => {
    const call = by(staff);
    await change(call, async (_tx, record) => record({ entity: 'thing', id: 'export', action: 'export' }));
    expect((await historyOf(api.kernel.db, 'thing', 'export', page, staff)).total).toBe(1);
    expect(await names('export', of(nile))).toEqual([]);
    expect((await verifyAuditChain(api.kernel.db)).breaks).toEqual([]);
  });
});

it('two modules that declare the owner of the same kind of record stop the start', async () => {
  const second = { ...things, name: 'second', migrations: {} };
  await expect(startTestApi({ modules: [things, second] })).rejects.toThrow(
    'Two modules declare which company a thing belongs to.',
  );
});
