import { companiesServer } from '@traveldesk/companies-server';
import { passwordChangedSchema } from '@traveldesk/auth-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import {
  auditOf,
  call,
  givenUser,
  login,
  modulesAt,
  password,
  testClock,
  tokenOf,
  type TestApi,
} from '../testing/given.fake';

const next = 'nine green umbrellas';

describeOnDatabase('changing one’s own password', (makeApi) => {
  const clock = testClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: modulesAt(clock) });
  });
  const update = (token: string | undefined, body: object) =>
    call<{ message: string; data: unknown; fields: Record<string, string> }>(api, {
      url: '/update_password',
      token,
      body,
    });

  it('sets the new password, ends all other sessions and keeps this one', async () => {
    const user = await givenUser(api, clock);
    const [here, there] = [await tokenOf(api, user), await tokenOf(api, user)];
    const { status, body } = await update(here, { current_password: password, new_password: next });
    expect(status).toBe(200);
    expect(passwordChangedSchema.parse(body).data).toMatchObject({ id: user.id, password_changed: true });
    expect((await call(api, { url: '/me', token: here })).status).toBe(200);
    expect((await call(api, { url: '/me', token: there })).status).toBe(401);
    expect((await login(api, user.email, password, '203.0.113.2')).status).toBe(422);
    expect((await login(api, user.email, next)).status).toBe(200);
    expect(await auditOf(api, user.id)).toContain('password_change');
  });

  it('admits a user with an assigned password, who gets 409 from every other call until then', async () => {
    const user = await givenUser(api, clock, { chosen: false });
    const token = await tokenOf(api, user);
    expect((await call<{ data: object }>(api, { url: '/me', token })).body.data).toMatchObject({
      password_changed: false,
    });
    const other = await call(api, { url: '/countries', token });
    expect(other).toMatchObject({ status: 409, body: { code: 'password_change_required' } });
    expect((await update(token, { current_password: password, new_password: next })).status).toBe(200);
    expect((await call<{ data: object }>(api, { url: '/me', token })).body.data).toMatchObject({
      password_changed: true,
    });
    expect((await call(api, { url: '/countries', token })).status).toBe(403);
  });

  it('lets a user with an assigned password sign out', async () => {
    const token = await tokenOf(api, await givenUser(api, clock, { chosen: false }));
    expect((await call(api, { method: 'POST', url: '/logout', token })).status).toBe(200);
  });

  it.each([
    [
      'a wrong current password',
      { current_password: 'not the password', new_password: next },
      'current_password',
    ],
    [
      'a password of 14 characters',
      { current_password: password, new_password: 'plum kettle zo' },
      'new_password',
    ],
    ['a known password', { current_password: password, new_password: 'passwordpassword' }, 'new_password'],
    [
      'a password with the owner’s name',
      { current_password: password, new_password: 'haddad likes plums' },
      'new_password',
    ],
    ['the same password again', { current_password: password, new_password: password }, 'new_password'],
    ['an unknown property', { current_password: password, new_password: next, user_id: 'x' }, 'user_id'],
    ['nothing', {}, 'current_password'],
  ])('refuses %s at its field and changes nothing', async (_what, body, field) => {
    const user = await givenUser(api, clock);
    const answer = await update(await tokenOf(api, user), body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toContain(field);
    expect((await login(api, user.email)).status).toBe(200);
  });

  it('refuses words of the owner’s company, but not of other companies', async () => {
    const { db } = api.kernel;
    await companiesServer.demo?.(api.kernel);
    const company = await db
      .selectFrom('companies')
      .select('id')
      .where('name', '=', 'Nile Travel')
      .executeTakeFirstOrThrow();
    const body = { current_password: password, new_password: 'plum travel zoo 94' };
    const agent = await givenUser(api, clock, { type: 'company', companyId: company.id });
    const refused = await update(await tokenOf(api, agent), body);
    expect(refused.body.fields.new_password).toContain('company');
    expect((await update(await tokenOf(api, await givenUser(api, clock)), body)).status).toBe(200);
  });

  it('needs a session', async () => {
    expect((await update(undefined, { current_password: password, new_password: next })).status).toBe(401);
  });

  it.each([
    ['too easy', 'passwordpassword'],
    ['the same password again', password],
  ])('does not count a new password that is %s as a wrong current one', async (_what, refused) => {
    const user = await givenUser(api, clock);
    const token = await tokenOf(api, user);
    for (let time = 0; time < 6; time += 1) {
      const { body } = await update(token, { current_password: password, new_password: refused });
      expect(Object.keys(body.fields)).toEqual(['new_password']);
    }
    expect((await update(token, { current_password: password, new_password: next })).status).toBe(200);
  });

  it('slows down guesses at the current password', async () => {
    const user = await givenUser(api, clock);
    const token = await tokenOf(api, user);
    for (let time = 0; time < 5; time += 1) {
      await update(token, { current_password: 'a guess', new_password: next });
    }
    const held = await update(token, { current_password: password, new_password: next });
    expect(held.body.fields).toHaveProperty('current_password');
    clock.forward({ seconds: 3 });
    expect((await update(token, { current_password: password, new_password: next })).status).toBe(200);
  });
});
