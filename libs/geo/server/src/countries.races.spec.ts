import { sql } from 'kysely';
import type { Country } from '@traveldesk/geo-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { startTestApi, untilLockIsAwaited, type TestApi } from '@traveldesk/shared-testing/server';
import { geoServer } from '.';

// PostgreSQL only, because PGlite has one connection and its calls never overlap.
describe('countries under contention', () => {
  let api: TestApi;
  let headers: { authorization: string };

  beforeAll(async () => {
    api = await startTestApi({ modules: [geoServer], database: 'postgres' });
    headers = await api.signIn({ permissions: ['update_countries', 'delete_countries'] });
  });
  afterAll(() => api.close());

  const body = (code: string, currency = 'EUR') => ({
    name: { en: code, fr: code, ar: code },
    code,
    currency,
    phone_code: '33',
  });

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    ifMatch?: string,
  ) =>
    api.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...(ifMatch && { 'if-match': ifMatch }) },
      ...(payload && { payload }),
    });

  async function find(code: string): Promise<Country | undefined> {
    return (await call('GET', `/countries?code=${code}`)).json<Page<Country>>().data[0];
  }

  const statuses = (answers: { statusCode: number }[]) => answers.map((answer) => answer.statusCode).sort();

  it('accept one of several edits of the same version', async () => {
    const { id } = (await find('FR')) ?? { id: '' };
    const currencies = ['USD', 'GBP', 'JPY', 'CHF', 'KWD'];
    const answers = await Promise.all(
      currencies.map((currency) => call('PUT', `/countries/${id}`, body('FR', currency), '"1"')),
    );
    expect(statuses(answers)).toEqual([200, 412, 412, 412, 412]);
    const winner = currencies[answers.findIndex(({ statusCode }) => statusCode === 200)];
    expect(await find('FR')).toMatchObject({ version: 2, currency: winner });
    const history = (await call('GET', `/countries/${id}/history`)).json<Page<HistoryEntry>>();
    expect(history.total).toBe(1);
  });

  it('accept one of several additions of the same code', async () => {
    const { id } = (await find('LI')) ?? { id: '' };
    expect((await call('DELETE', `/countries/${id}`)).statusCode).toBe(200);
    const answers = await Promise.all([1, 2, 3, 4].map(() => call('POST', '/countries', body('LI'))));
    expect(statuses(answers)).toEqual([201, 422, 422, 422]);
    expect((await call('GET', '/countries?code=LI')).json<Page<Country>>().total).toBe(1);
  });

  it('are deleted once', async () => {
    const { id } = (await find('AD')) ?? { id: '' };
    const answers = await Promise.all([1, 2, 3].map(() => call('DELETE', `/countries/${id}`)));
    expect(statuses(answers)).toEqual([200, 404, 404]);
  });

  it('notice a new reference during a deletion', async () => {
    const { db } = api.kernel;
    await sql`create table harbours (country_id uuid not null references countries)`.execute(db);
    const { id } = (await find('SM')) ?? { id: '' };
    let commit: () => void = () => {};
    const held = new Promise<void>((resolve) => (commit = resolve));
    const reference = await new Promise<{ done: Promise<void> }>((resolve) => {
      const done = db.transaction().execute(async (tx) => {
        await sql`insert into harbours values (${id})`.execute(tx);
        resolve({ done });
        await held;
      });
    });
    const deletion = call('DELETE', `/countries/${id}`);
    await untilLockIsAwaited(api.kernel.db);
    commit();
    await reference.done;
    const answer = await deletion;
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'in_use_by' });
    expect(await find('SM')).toBeDefined();
  });
});
