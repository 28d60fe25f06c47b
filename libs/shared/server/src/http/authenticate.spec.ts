import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { things } from './things.fixture';

const id = '01a1fc5b-cb6f-70f2-ac22-e4edbf393802';

describeOnDatabase('the caller of a route', (makeApi) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: [things] });
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    api.inject({ url: `/api/v1/${url}`, headers });
  const events = () =>
    api.kernel.db
      .selectFrom('audit_entries')
      .select(['action', 'user_id', 'entity_id', 'after', 'address'])
      .where('entity', '=', 'access')
      .orderBy('id')
      .execute();

  it.each([
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: 'Basic dXNlcjpwdw==' },
    { authorization: 'Bearer a b' },
  ])('is nobody with %j', async (headers) => {
    const response = await get('things', headers);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'unauthenticated', message: 'Please sign in.' });
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });

  it('is nobody with an unknown token; the attempt is recorded, but not the token', async () => {
    expect((await get('things', { authorization: 'Bearer no-such-token' })).statusCode).toBe(401);
    const [event] = await events();
    expect(event).toEqual({
      action: 'bad_token',
      user_id: null,
      entity_id: '127.0.0.1',
      after: { route: 'GET /api/v1/things' },
      address: '127.0.0.1',
    });
  });

  it('may be anybody on a public route', async () => {
    expect((await get('failures/missing')).statusCode).toBe(404);
    expect((await get('health')).statusCode).toBe(200);
  });

  it('learns which permission is missing, and the attempt is recorded', async () => {
    const headers = await api.signIn({ permissions: ['show_things'], userId: id, language: 'fr' });
    const response = await api.inject({
      method: 'POST',
      url: '/api/v1/things',
      headers,
      payload: { name: 'x' },
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'forbidden',
      message: 'Il vous faut l’autorisation add_things pour effectuer cette action.',
      permissions: ['add_things'],
    });
    expect((await events()).at(-1)).toMatchObject({
      action: 'forbidden',
      user_id: id,
      after: { permission: 'add_things', route: 'POST /api/v1/things' },
    });
  });

  it('is rejected before any of the request is read', async () => {
    const response = await api.inject({
      method: 'POST',
      url: '/api/v1/things',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(response.statusCode).toBe(401);
  });

  it('needs one of the permissions where a route names several', async () => {
    expect((await get('things', await api.signIn({ permissions: ['add_things'] }))).statusCode).toBe(200);
    const response = await get('things', await api.signIn({ permissions: ['show_users'] }));
    expect(response.json()).toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('show_things, add_things'),
      permissions: ['show_things', 'add_things'],
    });
  });

  it('must change the password first unless a route says otherwise', async () => {
    const headers = await api.signIn({ permissions: ['show_things'], passwordChanged: false });
    for (const url of ['things', 'things?page=x', 'openapi.json']) {
      const response = await get(url, headers);
      expect([url, response.statusCode, response.json().code]).toEqual([
        url,
        409,
        'password_change_required',
      ]);
    }
    expect((await get(`things/${id}`, headers)).statusCode).toBe(200);
  });
});
