import { sql } from 'kysely';
import pg from 'pg';
import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { ask, deskModules, givenPerson, send, type Person } from './testing/desk.fake';

/** The number of people with one giver, as in the first week of a large team, when everybody is a sibling of everybody else. */
const many = 2_000;

describeOnDatabase('a request among thousands of siblings', (makeApi, database) => {
  // Spied on before the pool opens a connection, as each connection keeps the function it started with.
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  let api: TestApi;
  const giver = newId();

  beforeAll(async () => {
    api = await makeApi({ modules: deskModules });
  });
  afterAll(() => statements.mockRestore());

  /** Copies an account with its roles, and records one giver for all copies. */
  async function addSiblings(of: Person, count: number): Promise<void> {
    const { db } = api.kernel;
    await sql`
      with copies as (
        select users.id as original, gen_random_uuid() as id, n from users, generate_series(1, ${count}::int) as n where id = ${of.id}),
      made as (
        insert into users select (jsonb_populate_record(users, jsonb_build_object(
            'id', copies.id, 'email', copies.id || '@desk.example', 'name', 'Sibling ' || n))).*
          from copies join users on users.id = original),
      roles as (
        insert into user_roles (user_id, role_id)
        select copies.id, role_id from copies join user_roles on user_id = original)
      insert into power_grants (giver_id, receiver_id, kind) select ${giver}, id, 'made' from copies`.execute(
      db,
    );
    await sql`insert into power_grants (giver_id, receiver_id, kind) values (${giver}, ${of.id}, 'made')`.execute(
      db,
    );
  }

  /** The cost of a call: its least processor time in milliseconds, and its number of statements. */
  async function costOf(call: () => Promise<{ statusCode: number; body: string }>) {
    const times: number[] = [];
    const counts: number[] = [];
    for (let run = 0; run < 7; run += 1) {
      statements.mockClear();
      const before = process.cpuUsage();
      const { statusCode, body } = await call();
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1_000);
      counts.push(statements.mock.calls.length);
      expect({ statusCode, body: body.slice(0, 200) }).toMatchObject({ statusCode: 200 });
    }
    return { ms: Math.min(...times), statements: Math.min(...counts) };
  }

  it('costs no more statements than among a few, and little processor time, for its page and a decision', async () => {
    const author = await givenPerson(api, { permissions: ['show_approvals', 'approve_gifts', 'add_gifts'] });
    const stranger = await givenPerson(api);
    const page = async () => {
      const { id } = await ask(api, author);
      return costOf(() => api.inject({ url: `/api/v1/approvals/${id}`, headers: stranger.headers }));
    };
    const decision = async () => {
      const waiting = await Promise.all(Array.from({ length: 7 }, () => ask(api, author)));
      return costOf(() => send(api, 'approve', waiting.pop()?.id ?? '', stranger));
    };
    await addSiblings(author, 40);
    const few = { page: await page(), decision: await decision() };
    await addSiblings(await givenPerson(api, { permissions: ['show_approvals', 'approve_gifts'] }), many);
    await sql`analyze`.execute(api.kernel.db);
    const among = { page: await page(), decision: await decision() };
    if (database === 'postgres') expect(few.page.statements).toBeGreaterThan(5);
    expect(among.page.statements).toBeLessThanOrEqual(few.page.statements);
    expect(among.decision.statements).toBeLessThanOrEqual(few.decision.statements);
    // Compared with the few: absolute times differ between machines.
    expect(among.page.ms).toBeLessThan(10 * few.page.ms + 50);
    expect(among.decision.ms).toBeLessThan(10 * few.decision.ms + 50);
  });
});
