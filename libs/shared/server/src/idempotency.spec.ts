import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { z } from 'zod';
import { change } from './change';
import { forgetExpiredKeys, idempotent } from './idempotency';
import { newId } from './ids';
import type { ServerModule } from './modules/module';
import { invalid } from './problem';
import { problems } from './http/problems';

const empty = { en: {}, fr: {}, ar: {} };
let hold: Promise<void> = Promise.resolve();
let entered = () => {};
/** The lock timeout of the work under a key. */
let patience: string | undefined;

const payments: ServerModule = {
  name: 'payments',
  migrations: {
    '20260101T0000_payments': {
      up: async (db) => {
        await sql`create table payments (id uuid primary key, amount int not null)`.execute(db);
      },
    },
  },
  texts: empty,
  routes: (app) => {
    app.post(
      '/payees',
      {
        config: { permission: 'session', idempotent: true },
        schema: {
          summary: 'Adds a payee',
          body: z.strictObject({ amount: z.number().int() }),
          response: { 201: z.object({ id: z.string(), told: z.boolean() }) },
        },
      },
      async (request, reply) => {
        const payee = await change(request, async (tx) => {
          const id = newId();
          await sql`insert into payments values (${id}, ${request.body.amount})`.execute(tx);
          return { id };
        });
        return reply.code(201).send({ ...payee, told: request.replayed });
      },
    );
    app.post(
      '/payments',
      {
        config: { permission: 'session', idempotent: 'required' },
        schema: {
          summary: 'Pays',
          body: z.strictObject({ amount: z.number().int() }),
          response: { 200: z.object({ id: z.string(), amount: z.number() }), ...problems(422, 425) },
        },
      },
      async (request) =>
        idempotent(request, async (tx, record) => {
          const { amount } = request.body;
          const id = newId();
          await sql`insert into payments values (${id}, ${amount})`.execute(tx);
          record({ entity: 'payment', id, action: 'create', after: { amount } });
          entered();
          const { rows } = await sql<{ patience: string }>`
            select current_setting('lock_timeout') as patience`.execute(tx);
          patience = rows[0]?.patience;
          await hold;
          if (amount > 1000) throw invalid({ amount: 'required' });
          return { id, amount };
        }),
    );
  },
};

describeOnBoth('an idempotency key', (makeApi, database) => {
  let api: TestApi;
  let headers: { authorization: string };
  beforeAll(async () => {
    api = await makeApi({ modules: [payments] });
  });
  beforeEach(async () => {
    headers = await api.signIn();
    hold = Promise.resolve();
  });

  const pay = (key: string, amount = 5, as = headers) =>
    api.inject({
      method: 'POST',
      url: '/api/v1/payments',
      headers: { ...as, 'idempotency-key': key },
      payload: { amount },
    });
  const add = (key?: string, amount = 5) =>
    api.inject({
      method: 'POST',
      url: '/api/v1/payees',
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      payload: { amount },
    });
  const paid = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from payments`.execute(api.kernel.db);
    return rows[0]?.count ?? 0;
  };

  it('does not repeat a staff response to a user who has moved to a company since', async () => {
    const userId = newId();
    const key = newId();
    expect((await pay(key, 5, await api.signIn({ userId }))).statusCode).toBe(200);
    const moved = await api.signIn({ userId, type: 'company', companyId: newId() });
    const again = await pay(key, 5, moved);
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('lets its work wait for locks as long as any other work', async () => {
    patience = undefined;
    expect((await pay(newId())).statusCode).toBe(200);
    expect(patience).toBe('0');
  });

  it('repeats the first response, with one effect', async () => {
    const before = await paid();
    const key = newId();
    const first = await pay(key);
    const second = await pay(key);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
    expect([first, second].map(({ headers }) => headers['idempotency-replayed'])).toEqual([
      undefined,
      'true',
    ]);
    expect(await paid()).toBe(before + 1);
  });

  it('is rejected with another body', async () => {
    const key = newId();
    await pay(key);
    const other = await pay(key, 6);
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('belongs to its caller: another user may use the same key', async () => {
    const key = newId();
    const mine = await pay(key);
    const theirs = await pay(key, 5, await api.signIn());
    expect(theirs.statusCode).toBe(200);
    expect(theirs.json().id).not.toBe(mine.json().id);
  });

  it('is free again if the request had no effect', async () => {
    const key = newId();
    const before = await paid();
    expect((await pay(key, 2000)).statusCode).toBe(422);
    expect(await paid()).toBe(before);
    expect((await pay(key, 10)).statusCode).toBe(200);
  });

  it.each(['', 'short', 'a key with spaces in it', 'x'.repeat(256), `${'x'.repeat(20)}\u0007`])(
    'must be valid ("%s")',
    async (key) => {
      for (const refused of [await pay(key), await add(key)]) {
        expect(refused.statusCode).toBe(400);
        expect(refused.json()).toMatchObject({ code: 'idempotency_key_invalid' });
      }
    },
  );

  it('is required where money moves', async () => {
    const response = await api.inject({
      method: 'POST',
      url: '/api/v1/payments',
      headers,
      payload: { amount: 5 },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'idempotency_key_required' });
  });

  it('may be sent to a route that accepts one: it then creates one record and shows who called', async () => {
    const before = await paid();
    const key = newId();
    const [first, second] = [await add(key), await add(key)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual({ id: first.json().id, told: true });
    expect([first, second].map(({ headers }) => headers['idempotency-replayed'])).toEqual([
      undefined,
      'true',
    ]);
    expect(await paid()).toBe(before + 1);
    const other = await add(key, 6);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect(other.headers['idempotency-replayed']).toBeUndefined();
    expect((await add()).json().id).not.toBe((await add()).json().id);
    expect(await paid()).toBe(before + 3);
  });

  it('has one effect when many requests use it at once', async () => {
    const before = await paid();
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 12 }, () => pay(key)));
    const ids = new Set(
      answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().id),
    );
    expect(await paid()).toBe(before + 1);
    expect(ids.size).toBe(1);
    expect(answers.filter(({ statusCode }) => ![200, 425].includes(statusCode))).toEqual([]);
  });

  // PGlite has one connection, so a second request cannot see the first one running.
  const onServers = database === 'postgres' ? it : it.skip;
  onServers('is in progress while the first call still runs', async () => {
    let go = () => {};
    hold = new Promise((resolve) => (go = resolve));
    const key = newId();
    const begun = new Promise<void>((resolve) => (entered = resolve));
    const first = pay(key);
    await begun;
    const second = await pay(key);
    go();
    expect(second.statusCode).toBe(425);
    expect(second.headers['retry-after']).toBe('1');
    expect((await first).statusCode).toBe(200);
    expect((await pay(key)).json()).toEqual((await first).json());
  });

  it('is forgotten after its lifetime, not before', async () => {
    const key = newId();
    const first = await pay(key);
    await forgetExpiredKeys(api.kernel.db, new Date(Date.now() + 23 * 3_600_000));
    expect((await pay(key)).json()).toEqual(first.json());
    await forgetExpiredKeys(api.kernel.db, new Date(Date.now() + 25 * 3_600_000));
    expect((await pay(key)).json().id).not.toBe(first.json().id);
  });
});
