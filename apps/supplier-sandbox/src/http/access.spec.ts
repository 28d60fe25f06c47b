import { startTestSupplier, type TestSupplier } from '../testing/supplier';

describe('access', () => {
  let supplier: TestSupplier;
  beforeAll(async () => {
    supplier = await startTestSupplier();
  });
  afterAll(() => supplier.stop());

  const ask = (headers: Record<string, string>, init: RequestInit = {}) =>
    fetch(`${supplier.url}/air/airlines`, { ...init, headers });
  const token = { authorization: 'Bearer duffel_test_training_quick' };

  it.each([
    [{ ...token }, 400, 'missing_version_header'],
    [{ ...token, 'duffel-version': 'v1' }, 400, 'unsupported_version'],
    [{ 'duffel-version': 'v2' }, 401, 'missing_authorization_header'],
    [
      { 'duffel-version': 'v2', authorization: 'Bearer duffel_live_training_quick' },
      401,
      'access_token_not_found',
    ],
    [
      { 'duffel-version': 'v2', authorization: 'Bearer duffel_test_training_nobody' },
      401,
      'access_token_not_found',
    ],
  ])('%j is answered with %d', async (headers, status, code) => {
    const response = await ask(headers);
    expect(response.status).toBe(status);
    const body = (await response.json()) as { errors: { code: string }[]; meta: Record<string, unknown> };
    expect(body.errors[0]!.code).toBe(code);
    expect(body.meta).toEqual({ status, request_id: response.headers.get('x-request-id') });
  });

  it.each([
    ['text/html', 406],
    ['application/json;q=0, text/*', 406],
    ['text/html, application/*;q=0.1', 200],
    ['*/*', 200],
  ])('%s in the Accept header is answered with %d', async (accept, status) => {
    const response = await ask({ ...token, 'duffel-version': 'v2', accept });
    expect(response.status).toBe(status);
    const { errors } = (await response.json()) as { errors?: { code: string }[] };
    expect(errors?.[0]?.code).toBe(status === 406 ? 'not_acceptable' : undefined);
  });

  it('compresses responses for a client that accepts gzip', async () => {
    const response = await ask({ ...token, 'duffel-version': 'v2', 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(((await response.json()) as { data: unknown[] }).data.length).toBeGreaterThan(5);
  });

  it('rejects a body that is not JSON, and one without data', async () => {
    const headers = { ...token, 'duffel-version': 'v2', 'content-type': 'application/json' };
    for (const body of ['{"data":', '[]', '']) {
      const response = await fetch(`${supplier.url}/air/offer_requests`, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
    }
  });

  it('rejects an invalid cursor and an invalid limit', async () => {
    for (const query of ['after=nonsense', 'before=nonsense', 'limit=0', 'limit=201']) {
      const { status, body } = await supplier.call(`/air/aircraft?${query}`);
      expect(status).toBe(422);
      expect(body.errors[0]!.type).toBe('validation_error');
    }
  });
});
