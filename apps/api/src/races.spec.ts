import { sql } from 'kysely';
import { companyPaths } from '@traveldesk/companies-contract';
import type { Db } from '@traveldesk/shared-server';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { forms, type Given } from './bad-input.table';
import { modules } from './modules';

type Body = Record<string, unknown>;
interface Answer {
  status: number;
  body: { code?: string; fields?: Record<string, string>; data: Body & { id: string } };
}

const rounds = 12;

/** A supplier needs a module with a protocol: hotels, which the test deletes and creates again. */
const ofHotels = (id: string) => ({ module_id: id, protocol: 'duffel_stays' });

/** Waits until a statement waits for a row lock of another transaction. */
async function someCallWaits(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

// PostgreSQL only, because PGlite has one connection and its calls never overlap.
describe('two overlapping calls', () => {
  let api: TestApi;
  let headers: { authorization: string };
  let given: Given;
  let key = 100;

  beforeAll(async () => {
    api = await startTestApi({ modules, database: 'postgres' });
    headers = await api.signIn({ permissions: [...api.kernel.permissions] });
    const first = async (path: string) => {
      const { body } = await call('GET', path);
      return (body.data as unknown as { id: string }[])[0]?.id ?? '';
    };
    const country = await first('/countries?code=EG');
    given = {
      country,
      city: await first(`/cities?country_id=${country}`),
      module: await first('/modules?key=flights'),
    };
    const hotels = await first('/modules?key=hotels');
    expect((await call('DELETE', `/modules/${hotels}`)).status).toBe(200);
  });
  afterAll(() => api.close());

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const answer = await api.inject({ method, url: `/api/v1${path}`, headers, payload });
    return { status: answer.statusCode, body: answer.json<Answer['body']>() };
  };
  const form = (name: string) => {
    const found = forms.find((one) => one.name === name);
    if (!found) throw new Error(`There is no form of a ${name}.`);
    return found;
  };
  const bodyOf = (name: string, more: Body = {}) => ({ ...form(name).body(given, (key += 1)), ...more });
  const make = (name: string, more: Body = {}) => call('POST', form(name).path, bodyOf(name, more));
  const made = async (name: string, more: Body = {}) => {
    const { status, body } = await make(name, more);
    expect({ name, status, body }).toMatchObject({ status: 201 });
    return body.data.id;
  };
  const remove = (name: string, id: string) => call('DELETE', `${form(name).path}/${id}`);
  /** A short random delay, so that the calls overlap at different points. */
  const soon = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
  const both = async (one: () => Promise<Answer>, other: () => Promise<Answer>) =>
    Promise.all([soon().then(one), soon().then(other)]);

  /** The slower caller gets a refusal, at the field if the form has one, and never a server error. */
  const judge = ({ status, body }: Answer, field: string | null) => {
    if (status < 300) return;
    if (![404, 412].includes(status)) expect({ status, body }).toMatchObject({ status: 422 });
    if (body.code === 'invalid' && field) expect(Object.keys(body.fields ?? {})).toEqual([field]);
  };

  it.each([
    ['user', 'email', 'twin@nile.example'],
    ['role', 'name', 'Twin Desk'],
    ['module', 'key', 'twins'],
    ['supplier', 'key', 'twins'],
    ['airport', 'iata', 'QZZ'],
    ['airline', 'iata', '9Z'],
    ['city', 'code', 'QZZ'],
  ])('create the same %s: one succeeds, the other is refused at %s', async (name, field, value) => {
    for (let round = 0; round < rounds; round += 1) {
      const answers = await both(
        () => make(name, { [field]: value }),
        () => make(name, { [field]: value }),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
      const [one, other] = answers[0].status === 201 ? answers : answers.reverse();
      expect(other?.body).toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } });
      expect((await remove(name, one?.body.data.id ?? '')).status).toBe(200);
    }
  });

  it.each([
    ['user', 'roles', 'role', (id: string) => ({ roles: [id] })],
    ['user', 'company_id', 'company', (id: string) => ({ type: 'company', company_id: id })],
    ['company', 'parent_id', 'company', (id: string) => ({ parent_id: id })],
    ['company', 'city_id', 'city', (id: string) => ({ city_id: id })],
    ['task', 'client_id', 'company', (id: string) => ({ client_id: id })],
    ['task', 'assignee_id', 'user', (id: string) => ({ assignee_id: id })],
    ['supplier', 'module_id', 'module', ofHotels],
    ['airport', 'city_id', 'city', (id: string) => ({ city_id: id, iata: 'QZZ' })],
  ] as const)(
    'create a %s that refers by %s to a %s, and delete the latter',
    async (name, field, other, refer) => {
      for (let round = 0; round < rounds; round += 1) {
        const id = await made(other, refer === ofHotels ? { key: 'hotels' } : {});
        const [making, deletion] = await both(
          () => make(name, refer(id)),
          () => remove(other, id),
        );
        judge(making, field);
        expect([200, 422]).toContain(deletion.status);
        if (making.status === 201) expect((await remove(name, making.body.data.id)).status).toBe(200);
        if (deletion.status === 422) expect((await remove(other, id)).status).toBe(200);
      }
    },
  );

  it.each([
    ['city', (id: string) => make('city', { country_id: id })],
    ['airline', (id: string) => make('airline', { country_id: id })],
    ['company', (id: string) => make('company', { country_id: id, city_id: null })],
  ] as const)('create a %s in a country, and delete the country', async (_name, refer) => {
    for (let round = 0; round < rounds; round += 1) {
      const free = await call('GET', '/countries?code=BV');
      const [there] = free.body.data as unknown as { id: string }[];
      const id = there?.id ?? (await made('country'));
      const [making, deletion] = await both(
        () => refer(id),
        () => remove('country', id),
      );
      judge(making, 'country_id');
      expect([200, 422]).toContain(deletion.status);
      if (making.status === 201) await remove(_name, making.body.data.id);
    }
  });

  it.each([
    ['a module', async () => made('module'), 'module'],
    ['a supplier', async () => made('supplier'), 'supplier'],
  ] as const)('give %s to a company, and delete it', async (_what, makeIt, name) => {
    const company = await made('company');
    for (let round = 0; round < rounds; round += 1) {
      const id = await makeIt();
      const chosen = name === 'module' ? { id, suppliers: [] } : { id: given.module, suppliers: [id] };
      const [choice, deletion] = await both(
        () => call('POST', companyPaths.modulesWithSuppliers(company), { modules: [chosen] }),
        () => remove(name, id),
      );
      judge(choice, name === 'module' ? 'modules.0.id' : 'modules.0.suppliers.0');
      expect([200, 422]).toContain(deletion.status);
    }
  });

  it.each([
    ['modules', 'modules.0.id', (id: string) => ({ id, suppliers: [] })],
    ['suppliers', 'modules.0.suppliers.0', (id: string) => ({ id: given.module, suppliers: [id] })],
  ] as const)(
    'choosing one of the %s that is being deleted is refused at %s',
    async (table, field, chosen) => {
      const { db } = api.kernel;
      const company = await made('company');
      const id = await made(table === 'modules' ? 'module' : 'supplier');
      const choose = () =>
        call('POST', companyPaths.modulesWithSuppliers(company), { modules: [chosen(id)] });
      let commit = () => {};
      const asked = new Promise<void>((resolve) => (commit = resolve));
      let begun = () => {};
      const deleted = new Promise<void>((resolve) => (begun = resolve));
      const deletion = db.transaction().execute(async (tx) => {
        await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx);
        begun();
        await asked;
      });
      await deleted;
      const choice = choose();
      await someCallWaits(db);
      commit();
      await deletion;
      const { status, body } = await choice;
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
      // The same refusal as without a race.
      expect((await choose()).body.fields).toEqual(body.fields);
    },
  );

  it('give a user another role, and delete the role or the user', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const role = await made('role');
      const user = await made('user');
      const body = bodyOf('user', { roles: [role] });
      const [edit, deletion] = await both(
        () => call('PUT', `/users/${user}`, body),
        () => (round % 2 ? remove('role', role) : remove('user', user)),
      );
      judge(edit, 'roles');
      expect([200, 422]).toContain(deletion.status);
    }
  });
});
