import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { things } from './things.fixture';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('a failure', () => {
  let api: TestApi;
  let headers: { authorization: string };
  beforeAll(async () => {
    api = await startTestApi({ modules: [things] });
    headers = await api.signIn({ permissions: ['show_things', 'add_things'] });
  });
  afterAll(() => api.close());

  const get = (url: string, more: Record<string, string> = {}) =>
    api.inject({ url: `/api/v1/${url}`, headers: { ...headers, ...more } });
  const post = (payload: unknown, more: Record<string, string> = {}) =>
    api.inject({
      method: 'POST',
      url: '/api/v1/things',
      headers: { ...headers, 'content-type': 'application/json', ...more },
      payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
    });

  it("has one body: a sentence, a code and the request's id, which is always our own", async () => {
    const response = await get('failures/missing', { 'x-request-id': 'from-outside' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['x-request-id']).toMatch(uuid);
    expect(response.json()).toEqual({
      message: 'This was not found.',
      code: 'not_found',
      request_id: response.headers['x-request-id'],
    });
  });

  it.each([
    ['en', 'Nile exists already.', 'Please check the marked fields.'],
    ['fr', 'Nile existe déjà.', 'Veuillez vérifier les champs signalés.'],
    ['ar', '⁨Nile⁩ موجود مسبقًا.', 'يُرجى مراجعة الحقول المحددة.'],
  ])(
    "is described in the caller's language (%s), including its fields",
    async (language, sentence, message) => {
      const response = await get('failures/taken', { 'accept-language': `${language};q=0.9` });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ message, code: 'invalid', fields: { name: sentence } });
    },
  );

  it('says after how long to try again', async () => {
    const response = await get('failures/busy');
    expect(response.statusCode).toBe(425);
    expect(response.headers['retry-after']).toBe('3');
  });

  it.each(['failures/bug', 'failures/thrown', 'lie'])(
    'of our own reveals nothing internal (%s)',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(500);
      expect(Object.keys(response.json())).toEqual(['message', 'code', 'request_id']);
      expect(response.json()).toMatchObject({ message: 'An unknown error occurred.', code: 'internal' });
      expect(response.body).not.toMatch(/secret|select|number|TypeError/);
    },
  );

  it("of a constraint that no domain names is the caller's fault too, and reveals nothing about it", async () => {
    const response = await api.inject({ method: 'POST', url: '/api/v1/rows', headers });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'taken' });
    expect(response.body).not.toMatch(/things|constraint|duplicate/);
  });

  it('of a body names each field at any depth', async () => {
    const response = await post({
      name: '',
      size: '3',
      colour: 'plaid',
      parts: [{ label: 'ab' }, { label: 'a', x: 1 }],
      'no such': 1,
    });
    expect(response.statusCode).toBe(422);
    const { code, fields } = response.json();
    expect(code).toBe('invalid');
    expect(fields).toEqual({
      name: 'This field is required.',
      size: 'This must be a number.',
      colour: 'No such colour.',
      'parts.1.label': 'At least 2 characters.',
      'parts.1.x': 'This field does not exist.',
      'no such': 'This field does not exist.',
    });
  });

  it.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['page=1&page=2', 'page'],
    ['nme=x', 'nme'],
  ])('of a query (%s) is a bad request', async (query, field) => {
    const response = await get(`things?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'bad_request', fields: { [field]: expect.any(String) } });
  });

  it('of an address without a valid id is a bad request', async () => {
    const response = await get('things/17');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'bad_request', fields: { id: expect.any(String) } });
  });

  it("of text that the database cannot store is the caller's fault", async () => {
    expect((await get('things?name=a%00b')).statusCode).toBe(400);
  });

  it.each([
    '{',
    '{"name":}',
    'null',
    '[]',
    '"text"',
    '{"name":"x","__proto__":{"a":1}}',
    '{"name":"x","constructor":{"prototype":{}}}',
  ])('of a body that is not an object (%s) is a bad request', async (payload) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'bad_request' });
  });

  it('of a body nested deeper than 20 is a bad request, while brackets in a text are allowed', async () => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    expect((await post(nested(21))).statusCode).toBe(400);
    expect((await post(nested(20))).statusCode).toBe(422);
    expect((await post({ name: '[[[[[[[[[[' })).statusCode).toBe(200);
  });

  it.each([
    ['Latin-1', Buffer.from('{"name":"Café"}', 'latin1')],
    ['UTF-16', Buffer.from('{"name":"Café"}', 'utf16le')],
    ['half a character', Buffer.from([...Buffer.from('{"name":"'), 0xe2, 0x82, ...Buffer.from('"}')])],
    ['half of a surrogate pair', Buffer.from([...Buffer.from('{"name":"'), 0xed, 0xa0, 0x80, 0x22, 0x7d])],
  ])('of a body in %s is a bad request that says so', async (_what, payload) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'not_utf8',
      message: 'The request holds text that is not valid UTF-8.',
    });
    const utf8 = await post(Buffer.from('{"name":"Café €"}'));
    expect(utf8.json()).toMatchObject({ data: { name: 'Café €' } });
  });

  it('of a body over 1 MiB is 413; a body of exactly 1 MiB is read', async () => {
    const filler = (length: number) => `{"name":"${'x'.repeat(length - 11)}"}`;
    expect((await post(filler(1024 * 1024))).statusCode).toBe(422);
    const response = await post(filler(1024 * 1024 + 1));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 'too_large' });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json\t',
    ' application/json',
    'application/json;\tcharset=utf-8',
    'application/json; charset=utf-16',
    'application/json; x=y',
    'application/jsonp',
    'application/vnd.api+json',
  ])('of the content type "%s" is 415', async (type) => {
    const response = await post({ name: 'x' }, { 'content-type': type });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ code: 'unsupported_media_type' });
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/JSON',
  ])('does not result from the content type "%s"', async (type) => {
    expect((await post({ name: 'x' }, { 'content-type': type })).statusCode).toBe(200);
  });

  it.each(['gzip', 'br', 'x-gzip', 'identity, gzip', 'GZIP', ''])(
    'of a body that claims to be compressed ("%s") is always 415',
    async (encoding) => {
      const response = await post({ name: 'x' }, { 'content-encoding': encoding });
      expect(response.statusCode).toBe(415);
      expect(response.headers['accept-encoding']).toBe('identity');
      expect(response.json()).toMatchObject({
        code: 'unsupported_media_type',
        message: 'The request must be sent as application/json, not compressed.',
      });
    },
  );

  it('is not caused by `Content-Encoding: identity`', async () => {
    expect((await post({ name: 'x' }, { 'content-encoding': 'Identity' })).statusCode).toBe(200);
  });

  it('of a body without a content type is 415', async () => {
    const response = await api.inject({
      method: 'POST',
      url: '/api/v1/things',
      headers,
      payload: Buffer.from('{"name":"x"}'),
    });
    expect(response.statusCode).toBe(415);
  });

  it('of a missing body is reported at its fields', async () => {
    expect((await post('')).statusCode).toBe(400);
  });

  it('of a caller that does not accept JSON is 406', async () => {
    expect((await get('things', { accept: 'text/html' })).statusCode).toBe(406);
    expect((await get('things', { accept: 'text/html, */*;q=0.1' })).statusCode).toBe(200);
    expect((await get('things', { accept: 'application/*' })).statusCode).toBe(200);
  });

  it('of an unknown address below /api is a 404, whoever asks', async () => {
    for (const url of ['/api', '/api/', '/api/v1/nothing', '/api/v2/things', '/api/v1']) {
      const response = await api.inject({ url, headers: { accept: 'text/html,application/json' } });
      expect([url, response.statusCode, response.json().code]).toEqual([url, 404, 'not_found']);
    }
    expect((await api.inject({ method: 'DELETE', url: '/api/v1/things', headers })).statusCode).toBe(404);
  });

  it('of a stale edit is 412, and only then', async () => {
    const id = '01a1fc5b-cb6f-70f2-ac22-e4edbf393802';
    const seen = async (match: Record<string, string>) => (await get(`things/${id}`, match)).statusCode;
    expect(await seen({ 'if-match': '"6"' })).toBe(412);
    expect(await seen({ 'if-match': '"7"' })).toBe(200);
    expect(await seen({ 'if-match': '*' })).toBe(200);
    expect(await seen({})).toBe(200);
  });

  it('does not result from valid input, and the response contains nothing else', async () => {
    const response = await post({ name: 'x' });
    expect(response.json()).toEqual({ message: 'Added.', data: { id: '1', name: 'x' } });
  });
});
