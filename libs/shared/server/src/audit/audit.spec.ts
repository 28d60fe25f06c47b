import { describeOnBoth, startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { change, recordEvent, systemChange } from '../change';
import type { Call } from '../http/types';
import { newId } from '../ids';
import { historyOf, historyOfActor } from './history';
import { verifyAuditChain } from './verify';

const firstPage = { page: 1, per_page: 20 };
const staff = { type: 'staff', companyId: null } as const;

const callOf = ({ kernel }: TestApi, userId = newId()): Call => ({
  id: newId(),
  ip: '192.0.2.7',
  method: 'PUT',
  url: '/api/v1/things/1',
  headers: {},
  actor: {
    userId,
    name: 'Amira',
    email: 'amira@traveldesk.example',
    type: 'staff',
    companyId: null,
    permissions: new Set(),
    language: 'en',
    passwordChanged: true,
    tokenId: 'session-1',
  },
  server: { kernel },
});

describeOnBoth('the audit trail', (makeApi) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: [] });
  });

  it("shows a record's history: who, when, from where, and each field before and after", async () => {
    const call = callOf(api);
    const id = newId();
    await change(call, async (_tx, record) =>
      record({ entity: 'thing', id, action: 'create', after: { name: 'a', tags: ['x'] } }),
    );
    await change(call, async (_tx, record) =>
      record({
        entity: 'thing',
        id,
        action: 'update',
        before: { name: 'a', tags: ['x'] },
        after: { name: 'b', tags: ['x'] },
      }),
    );
    const { data, total } = await historyOf(api.kernel.db, 'thing', id, firstPage, staff);

    expect(total).toBe(2);
    expect(data[0]).toEqual({
      id: expect.any(String),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      action: 'update',
      actor: { id: call.actor?.userId, name: 'Amira' },
      address: '192.0.2.7',
      request_id: call.id,
      changes: [{ field: 'name', before: 'a', after: 'b' }],
    });
    expect(data[1]?.changes).toEqual([
      { field: 'name', before: null, after: 'a' },
      { field: 'tags', before: null, after: ['x'] },
    ]);
    expect(await historyOf(api.kernel.db, 'other', id, firstPage, staff)).toEqual({ data: [], total: 0 });
  });

  it('shows what one user did', async () => {
    const userId = newId();
    await recordEvent(callOf(api, userId), { entity: 'access', id: userId, action: 'sign_in' });
    await recordEvent(callOf(api), { entity: 'access', id: userId, action: 'sign_in' });
    const { data, total } = await historyOfActor(api.kernel, userId, firstPage, {
      ...staff,
      permissions: new Set(),
    });
    expect([total, data.map(({ action }) => action)]).toEqual([1, ['sign_in']]);
  });

  it('contains nothing from a change that was rolled back', async () => {
    const id = newId();
    const failing = change(callOf(api), async (_tx, record) => {
      record({ entity: 'thing', id, action: 'create' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect((await historyOf(api.kernel.db, 'thing', id, firstPage, staff)).total).toBe(0);
  });

  it('stores values of any kind', async () => {
    const values = {
      z: 1e21,
      a: -0,
      nested: { b: [null, 0.1], a: '' },
      text: 'NUL \0 half \ud800 whole \u{1f600}',
      at: new Date(0),
    };
    await systemChange(api.kernel, async (_tx, record) =>
      record({ entity: 'odd', id: '1', action: 'create', after: values }),
    );
    expect((await verifyAuditChain(api.kernel.db)).breaks).toEqual([]);
  });

  it.each([
    'update audit_entries set action = action',
    'delete from audit_entries',
    'truncate audit_entries',
  ])('cannot be changed (%s)', async (statement) => {
    await expect(sql.raw(statement).execute(api.kernel.db)).rejects.toThrow('audit_entries is append-only');
  });

  describe('after someone bypasses the database trigger', () => {
    const tamper = async (statement: string) => {
      await sql`alter table audit_entries disable trigger user`.execute(api.kernel.db);
      await sql.raw(statement).execute(api.kernel.db);
      await sql`alter table audit_entries enable trigger user`.execute(api.kernel.db);
      return (await verifyAuditChain(api.kernel.db)).breaks;
    };
    let chain = 0;
    beforeEach(async () => {
      const entries = Array.from({ length: 4 }, (_, index) => ({
        entity: 'tampered',
        id: newId(),
        action: `step_${index}`,
        after: { index },
      }));
      await systemChange(api.kernel, async (_tx, record) => entries.forEach(record));
      const row = await api.kernel.db
        .selectFrom('audit_entries')
        .select(['chain', 'seq'])
        .where('entity_id', '=', entries[1]?.id ?? '')
        .executeTakeFirstOrThrow();
      chain = row.chain;
      place = `chain = ${row.chain} and seq = ${row.seq}`;
    });
    let place = '';

    it('detects a changed value, and is intact again when the value is restored', async () => {
      const breaks = await tamper(`update audit_entries set after = '{"index": 7}' where ${place}`);
      expect(breaks).toEqual([{ chain, seq: expect.any(Number), reason: 'changed' }]);
      expect(await tamper(`update audit_entries set after = '{"index": 1}' where ${place}`)).toEqual([]);
    });

    it.each(["about = '{null}'", 'hash_version = 1'])('detects a changed %s', async (change) => {
      expect(await tamper(`update audit_entries set ${change} where ${place}`)).toMatchObject([
        { chain, reason: 'changed' },
      ]);
      expect(await tamper(`update audit_entries set about = '{}', hash_version = 2 where ${place}`)).toEqual(
        [],
      );
    });

    it.each(['user_name', 'address', 'company_id', 'token_id', 'request_id', 'entity_id', 'user_id'])(
      'detects a changed %s',
      async (column) => {
        const before = await sql<{
          value: string | null;
        }>`select ${sql.ref(column)} as value from audit_entries where ${sql.raw(place)}`.execute(
          api.kernel.db,
        );
        expect(await tamper(`update audit_entries set ${column} = 'someone' where ${place}`)).toMatchObject([
          { chain, reason: 'changed' },
        ]);
        const value = before.rows[0]?.value ?? null;
        expect(
          await tamper(
            `update audit_entries set ${column} = ${value === null ? 'null' : `'${value}'`} where ${place}`,
          ),
        ).toEqual([]);
      },
    );
  });

  it('detects a missing entry and a missing end', async () => {
    await sql`alter table audit_entries disable trigger user`.execute(api.kernel.db);
    const { rows } = await sql<{
      chain: number;
      seq: number;
    }>`select chain, max(seq) as seq from audit_entries group by chain order by 2 desc limit 1`.execute(
      api.kernel.db,
    );
    const { chain, seq } = rows[0]!;
    await sql`delete from audit_entries where chain = ${chain} and seq = ${seq}`.execute(api.kernel.db);
    expect((await verifyAuditChain(api.kernel.db)).breaks).toEqual([{ chain, seq, reason: 'head' }]);
    await sql`delete from audit_entries where chain = ${chain} and seq = ${seq - 2}`.execute(api.kernel.db);
    expect((await verifyAuditChain(api.kernel.db)).breaks).toEqual([
      { chain, seq: seq - 2, reason: 'missing' },
    ]);
  });
});

describe('the audit trail on PostgreSQL', () => {
  it('stays intact under many concurrent writers, whatever locks they take first', async () => {
    const api = await startTestApi({ modules: [], database: 'postgres' });
    await sql`create table locked (id int primary key, value int not null)`.execute(api.kernel.db);
    await sql`insert into locked select id, 0 from generate_series(1, 3) id`.execute(api.kernel.db);
    const writer = async (number: number) => {
      for (let round = 0; round < 10; round += 1) {
        await change(callOf(api), async (tx, record) => {
          await sql`update locked set value = value + 1 where id = ${1 + ((number + round) % 3)}`.execute(tx);
          for (let entry = 0; entry < 3; entry += 1)
            record({ entity: 'locked', id: String(number), action: 'update' });
        });
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, number) => writer(number)));
    const audit = await verifyAuditChain(api.kernel.db);
    await api.close();

    expect(audit).toEqual({ entries: 600, breaks: [] });
  });
});
