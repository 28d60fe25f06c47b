import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { lockAdministrators } from './roles.sql';
import { givenCompany, givenUser, modules, type GivenUser } from './testing/given.fake';

/** A promise with its resolve function. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

type Answer = Awaited<ReturnType<TestApi['inject']>>;
type Act = (by: GivenUser, of: GivenUser) => Promise<Answer>;

describeOnDatabase('two administrators at the same moment', (makeApi) => {
  let api: TestApi;
  let nile: string;
  beforeAll(async () => {
    api = await makeApi({ modules });
    nile = await givenCompany(api, 'Nile Travel');
  });
  beforeEach(async () => {
    await api.kernel.db.updateTable('users').set({ status: 'suspended' }).execute();
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, by: GivenUser, payload?: object) =>
    api.inject({ method, url: `/api/v1${path}`, headers: by.headers, payload });
  const record = (of: GivenUser, change: object) => ({
    name: 'Layla Haddad',
    email: of.email,
    phone: null,
    type: 'staff',
    company_id: null,
    roles: [],
    language: 'en',
    ...change,
  });

  const acts: Record<string, Act> = {
    suspend: (by, of) => call('POST', `/users/${of.id}/status`, by, { status: 'suspended' }),
    delete: (by, of) => call('DELETE', `/users/${of.id}`, by),
    demote: (by, of) => call('PUT', `/users/${of.id}`, by, record(of, {})),
    move: (by, of) => call('PUT', `/users/${of.id}`, by, record(of, { type: 'company', company_id: nile })),
    'make a customer of': (by, of) => call('PUT', `/users/${of.id}`, by, record(of, { type: 'customer' })),
  };
  const names = Object.keys(acts);
  const pairs = names.flatMap((one, index) => names.slice(index).map((two) => [one, two] as const));

  it.each(pairs)(
    'one does %s, the other %s: one administrator who can sign in stays',
    async (first, second) => {
      const [one, two] = [
        await givenUser(api, { administrator: true }),
        await givenUser(api, { administrator: true }),
      ];
      const answers = await Promise.all([acts[first]!(one, two), acts[second]!(two, one)]);
      expect(answers.map(({ statusCode }) => (statusCode === 200 ? 'done' : 'refused')).sort()).toEqual([
        'done',
        'refused',
      ]);
      expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
      const { rows } = await ableAdministrators();
      expect(rows).toBe(1);
    },
  );

  it.each([
    ['suspended', { status: 'suspended' }],
    ['a company’s user', { type: 'company' }],
  ] as const)(
    'a user who became %s before the call is served can do nothing any more',
    async (_what, change) => {
      const [two, three] = [
        await givenUser(api, { administrator: true }),
        await givenUser(api, { administrator: true }),
      ];
      await givenUser(api, { administrator: true });
      const [locked, release] = [signal(), signal()];
      const made = api.kernel.db.transaction().execute(async (tx) => {
        await lockAdministrators(tx);
        locked.give();
        await release.given;
        await tx.updateTable('users').set(change).where('id', '=', two.id).execute();
      });
      await locked.given;
      const answer = acts['suspend']!(two, three);
      await new Promise((resolve) => setTimeout(resolve, 100));
      release.give();
      await made;
      expect([403, 404]).toContain((await answer).statusCode);
      expect((await ableAdministrators()).rows).toBe(2);
    },
  );

  const ableAdministrators = async () => {
    const found = await api.kernel.db
      .selectFrom('users')
      .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
      .innerJoin('roles', 'roles.id', 'user_roles.role_id')
      .select('users.id')
      .where('roles.administrator', '=', true)
      .where('users.status', '=', 'active')
      .where('users.type', '=', 'staff')
      .execute();
    return { rows: found.length };
  };
});
