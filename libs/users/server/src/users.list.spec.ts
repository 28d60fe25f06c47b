import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { givenCompany, givenUser, modules, type GivenUser } from './testing/given.fake';

describeOnDatabase('the users with a name', (makeApi) => {
  let api: TestApi;
  let admin: GivenUser;
  beforeAll(async () => {
    api = await makeApi({ modules });
    admin = await givenUser(api, { administrator: true, name: 'Amira Mansour' });
    for (const [name, email, phone = null] of [
      ['Zoe Quirinus', 'a@nile.example'],
      ['Quirin Quirinus', 'd@nile.example'],
      ['Abel Quirin', 'c@nile.example', '+33142685300'],
      ['Équirine Abel', 'e@nile.example'],
      ['Quirin Abel', 'b@nile.example', '+201001234567'],
      ['Un_quirk', 'f@nile.example'],
    ]) {
      const user = { name, email, phone, type: 'staff', company_id: null, roles: [], language: 'fr' };
      const headers = admin.headers;
      const answer = await api.inject({ method: 'POST', url: '/api/v1/users', headers, payload: user });
      expect(answer.statusCode).toBe(201);
    }
  });

  const found = async (query: string) => {
    const answer = await api.inject({ method: 'GET', url: `/api/v1/users?${query}`, headers: admin.headers });
    const { data, ...count } = answer.json();
    return [data.map(({ email }: { email: string }) => email.slice(0, 1)).join(''), count];
  };

  it.each([
    ['name=QUIRIN', 'cebda', 5],
    ['name=quirin&sort=-name', 'adbec', 5],
    ['name=quirin&sort=email', 'abcde', 5],
    ['name=quirin&sort=phone&per_page=2', 'bc', 5],
    ['name=quirin&sort=-phone&page=2&per_page=3', 'cb', 5],
    ['name=quirin&sort=-created_at', 'becda', 5],
    ['name=quirin&per_page=2&page=2', 'bd', 5],
    ['name=quirin&per_page=2&page=3', 'a', 5],
    ['name=quirin&per_page=2&page=4', '', 5],
    ['name=qu', 'bd', 2],
    ['name=abel&type=staff&status=invited', 'ceb', 3],
    ['name=quirin&status=active', '', 0],
    ['name=n_q', 'f', 1],
  ])(
    '%s: each is listed once in a fixed order, wherever the name contains the text',
    async (query, emails, total) => {
      expect(await found(query)).toEqual([emails, { total }]);
    },
  );
});

describeOnDatabase('a user whose name has another spelling', (makeApi) => {
  let api: TestApi;
  let admin: GivenUser;
  beforeAll(async () => {
    api = await makeApi({ modules });
    admin = await givenUser(api, { administrator: true, name: 'Amira Mansour' });
    for (const name of ['عبد الله محمد', 'Mona Al-Sayedi', 'De La Cruz Ana', 'Sean O’Neil', 'Delacroix Luc'])
      await givenUser(api, { name });
  });

  const found = async (query: Record<string, string>) => {
    const url = `/api/v1/users?${new URLSearchParams(query).toString()}`;
    const answer = await api.inject({ method: 'GET', url, headers: admin.headers });
    return answer.json<{ data: { name: string }[]; total: number }>();
  };

  it.each([
    ['عبدالله', ['عبد الله محمد']],
    ['عبد اللهمحمد', ['عبد الله محمد']],
    ['ALSAYEDI', ['Mona Al-Sayedi']],
    ['DELACRUZ', ['De La Cruz Ana']],
    ['dela', ['De La Cruz Ana', 'Delacroix Luc']],
    ['ONEIL', ['Sean O’Neil']],
    ["sean o'neil", ['Sean O’Neil']],
  ])('is found by %s, once', async (typed, names) => {
    for (const key of ['name', 'q']) {
      const { data, total } = await found({ [key]: typed });
      expect([key, data.map(({ name }) => name).toSorted(), total]).toEqual([
        key,
        names.toSorted(),
        names.length,
      ]);
    }
  });
});

/** SECURITY 37: a filter narrows what the caller sees, and never widens it. nile → delta; acme is unrelated. */
describeOnDatabase('the users of a company', (makeApi) => {
  let api: TestApi;
  const who: Record<string, GivenUser> = {};
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    api = await makeApi({ modules });
    who.admin = await givenUser(api, { administrator: true });
    ids.nile = await givenCompany(api, 'Nile');
    ids.delta = await givenCompany(api, 'Delta', ids.nile);
    ids.acme = await givenCompany(api, 'Acme');
    for (const name of ['nile', 'delta', 'acme']) {
      const given = { type: 'company', companyId: ids[name] ?? null, email: `${name}@x.example` } as const;
      who[name] = await givenUser(api, { ...given, permissions: ['show_users'] });
    }
  });

  it.each([
    ['admin', 'nile', 'nile'],
    ['admin', 'delta', 'delta'],
    ['admin', 'acme', 'acme'],
    ['nile', 'nile', 'nile'],
    ['nile', 'delta', 'delta'],
    ['nile', 'acme', ''],
    ['delta', 'nile', ''],
    ['acme', 'delta', ''],
  ])('shown to %s, of %s: %s', async (reader, company, found) => {
    const headers = who[reader]?.headers ?? {};
    const answer = await api.inject({
      url: `/api/v1/users?company_id=${ids[company]}&type=company`,
      headers,
    });
    const { data, total } = answer.json();
    const emails = data.map(({ email }: { email: string }) => email.split('@')[0]);
    expect([emails.join(), total]).toEqual([found, found ? 1 : 0]);
  });
});
