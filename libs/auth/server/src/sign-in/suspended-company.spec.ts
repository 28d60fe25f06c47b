import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { systemChange } from '@traveldesk/shared-server';
import { newLink } from '../links/link';
import { mailLink } from '../links/link.mail';
import {
  call,
  givenUser,
  login,
  modulesAt,
  password,
  testClock,
  tokenOf,
  type GivenUser,
  type TestApi,
} from '../testing/given.fake';
import { challengeOf, codeOf, enterCode, givenFactor } from '../testing/second-factor.fake';

/** Suspending a company locks out its users like suspending each of them. */
describeOnDatabase('the users of a suspended company', (makeApi) => {
  const clock = testClock();
  let api: TestApi;
  let nile: string;
  let below: string;
  let agent: GivenUser;
  let clerk: GivenUser;

  const company = async (name: string, parentId: string | null = null) => {
    const headers = await api.signIn({ permissions: ['add_companies', 'update_countries'] });
    const countries = await api.inject({ url: '/api/v1/countries?code=EG', headers });
    const answer = await api.inject({
      method: 'POST',
      url: '/api/v1/companies',
      headers,
      payload: {
        name,
        type: 'B2B',
        parent_id: parentId,
        country_id: countries.json().data[0].id,
        city_id: null,
        email: 'desk@nile.example',
        phone: null,
        currency: 'EGP',
        status: 'active',
      },
    });
    return answer.json<{ data: { id: string } }>().data.id;
  };
  const put = (id: string, status: 'active' | 'suspended') =>
    api.kernel.db.updateTable('companies').set({ status }).where('id', '=', id).execute();

  beforeAll(async () => {
    api = await makeApi({ modules: modulesAt(clock) });
    nile = await company('Nile Travel');
    below = await company('Nile Branch', nile);
    agent = await givenUser(api, clock, { type: 'company', companyId: nile });
    clerk = await givenUser(api, clock, { type: 'customer', companyId: below });
  });
  afterEach(() => put(nile, 'active'));

  it('are refused on their next call, and admitted again with their company', async () => {
    const token = await tokenOf(api, agent);
    expect((await call(api, { url: '/me', token })).status).toBe(200);
    await put(nile, 'suspended');
    const refused = await call(api, { url: '/me', token });
    expect(refused).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    await put(nile, 'active');
    expect((await call(api, { url: '/me', token })).status).toBe(200);
  });

  it('have neither session nor pending sign-in after a suspension, even once the company is active again', async () => {
    const token = await tokenOf(api, agent);
    const headers = await api.signIn({ permissions: ['show_companies', 'update_companies'] });
    const url = `/api/v1/companies/${nile}`;
    const save = async (status: 'active' | 'suspended') => {
      const read = await api.inject({ url, headers });
      const { name, type, country, city, email, phone, currency } = read.json();
      const answer = await api.inject({
        method: 'PUT',
        url,
        headers: { ...headers, 'if-match': read.headers.etag as string },
        payload: {
          name,
          type,
          parent_id: null,
          country_id: country.id,
          city_id: city?.id ?? null,
          email,
          phone,
          currency,
          status,
        },
      });
      expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
    };
    const waiting = await givenUser(api, clock, { type: 'company', companyId: nile });
    const { key } = await givenFactor(api, clock, await tokenOf(api, waiting));
    clock.forward({ minutes: 1 });
    const challenge = await challengeOf(api, waiting);
    await save('suspended');
    await save('active');
    expect((await call(api, { url: '/me', token })).status).toBe(401);
    expect(await enterCode(api, challenge, codeOf(key, clock.read()))).toMatchObject({
      status: 422,
      body: { code: 'challenge_unusable' },
    });
    expect((await call(api, { url: '/me', token: await tokenOf(api, agent) })).status).toBe(200);
  });

  it('cannot sign in, with the same answer as for a wrong password', async () => {
    await put(nile, 'suspended');
    const right = await login(api, agent.email);
    const wrong = await login(api, agent.email, 'another password');
    expect(right.status).toBe(422);
    expect({ ...right.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' });
  });

  it('get no links by mail', async () => {
    await put(nile, 'suspended');
    const links = async () => (await api.kernel.db.selectFrom('links').selectAll().execute()).length;
    const before = await links();
    const mail = () =>
      systemChange(api.kernel, async (tx) => {
        const user = await tx
          .selectFrom('users')
          .selectAll()
          .where('id', '=', agent.id)
          .executeTakeFirstOrThrow();
        await mailLink(tx, api.kernel, user, clock.read());
      });
    await mail();
    expect(await links()).toBe(before);
    await put(nile, 'active');
    await mail();
    expect(await links()).toBe(before + 1);
  });

  it('cannot finish a sign-in started before', async () => {
    const user = await givenUser(api, clock, { type: 'company', companyId: nile });
    const { key } = await givenFactor(api, clock, await tokenOf(api, user));
    clock.forward({ minutes: 1 });
    const challenge = await challengeOf(api, user);
    await put(nile, 'suspended');
    expect(await enterCode(api, challenge, codeOf(key, clock.read()))).toMatchObject({
      status: 422,
      body: { code: 'challenge_unusable' },
    });
  });

  it('cannot use an earlier link, which works again with their company', async () => {
    const invited = await givenUser(api, clock, { type: 'company', companyId: nile, status: 'invited' });
    const linkFor = async (kind: 'reset' | 'invitation', user: { id: string; email: string }) => {
      const { kernel } = api;
      const url = await systemChange(kernel, (tx) =>
        newLink(tx, { kind, user, now: clock.read(), publicUrl: 'https://desk.example' }),
      );
      return url.split('#token=')[1] ?? '';
    };
    const reset = { url: '/reset-password', body: { token: await linkFor('reset', agent), password } };
    const form = { name: 'Rana', language: 'en', password, token: await linkFor('invitation', invited) };
    const accept = { url: '/user-form', body: form };
    await put(nile, 'suspended');
    expect(await call(api, reset)).toMatchObject({ status: 422, body: { code: 'link_unusable' } });
    expect(await call(api, accept)).toMatchObject({ status: 422, body: { code: 'link_unusable' } });
    await put(nile, 'active');
    expect((await call(api, reset)).status).toBe(200);
    expect((await call(api, accept)).status).toBe(200);
  });

  it('do not include users of a subsidiary, which has its own status', async () => {
    const token = await tokenOf(api, clerk);
    await put(nile, 'suspended');
    expect((await call(api, { url: '/me', token })).status).toBe(200);
    await put(below, 'suspended');
    expect((await call(api, { url: '/me', token })).status).toBe(401);
    await put(below, 'active');
  });
});
