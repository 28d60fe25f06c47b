import { request } from 'node:http';
import { startTestSupplier, type TestSupplier } from '../testing/supplier';

describe('the faulty supplier', () => {
  let supplier: TestSupplier;
  beforeAll(async () => {
    supplier = await startTestSupplier();
  });
  afterAll(() => supplier.stop());
  beforeEach(() => supplier.call('/_training/knobs', { method: 'DELETE' }));

  const path = '/air/airlines?limit=200';
  const raw = (character: string, signal?: AbortSignal) =>
    fetch(supplier.url + path, {
      redirect: 'manual',
      headers: { authorization: `Bearer duffel_test_training_${character}`, 'duffel-version': 'v2' },
      ...(signal && { signal }),
    });

  it('sends invalid JSON', async () => {
    const response = await raw('malformed');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('json');
    await expect(response.json()).rejects.toThrow();
  });

  it('breaks off halfway', async () => {
    const response = await raw('truncated');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('sends 50 MB, plain and compressed', async () => {
    const plain = await (await raw('huge')).arrayBuffer();
    expect(plain.byteLength).toBeGreaterThan(50 * 1024 * 1024);
    const { port } = new URL(supplier.url);
    const packed = await new Promise<number>((resolve, reject) => {
      const headers = { authorization: 'Bearer duffel_test_training_bomb', 'duffel-version': 'v2' };
      request({ host: '127.0.0.1', port, path, headers }, (response) => {
        let size = 0;
        expect(response.headers['content-encoding']).toBe('gzip');
        response.on('data', (chunk: Buffer) => (size += chunk.length));
        response.on('end', () => resolve(size));
      })
        .on('error', reject)
        .end();
    });
    expect(packed).toBeLessThan(1024 * 1024);
  });

  it('sends a byte per second', async () => {
    const from = Date.now();
    const response = await raw('drip', AbortSignal.timeout(2500));
    expect(Date.now() - from).toBeLessThan(1500);
    await expect(response.text()).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('redirects, drops connections, and never answers', async () => {
    const redirected = await raw('redirect');
    expect(redirected.status).toBe(307);
    expect(redirected.headers.get('location')).toContain('http://127.0.0.1:9/');
    await expect(raw('reset')).rejects.toThrow();
    await expect(raw('silent', AbortSignal.timeout(300))).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await (await raw('empty')).text()).toBe('');
  });

  it.each([
    ['down', 503, 'service_unavailable'],
    ['expired', 401, 'expired_access_token'],
    ['forbidden', 403, 'unavailable_feature'],
  ])('%s answers %d', async (character, status, code) => {
    const answer = await supplier.call(path, { character });
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0]!.code).toBe(code);
  });

  it('counts requests per minute, and rejects the sixth of five', async () => {
    // A minute that ends between two requests would restart the count.
    if (new Date().getSeconds() > 54) await new Promise((done) => setTimeout(done, 6500));
    const answers = [];
    for (let at = 0; at < 6; at++) answers.push(await supplier.call(path, { character: 'limited' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual([
      '4',
      '3',
      '2',
      '1',
      '0',
      '0',
    ]);
    expect(answers[5]!.body.errors[0]).toMatchObject({
      type: 'rate_limit_error',
      code: 'rate_limit_exceeded',
    });
    expect(Date.parse(answers[0]!.headers.get('ratelimit-reset')!) % 60_000).toBe(0);
  });

  it('follows knobs for all customers or one, and for the named paths', async () => {
    await supplier.turn({
      account: 'training_steady',
      error_rate: 1,
      error_status: 502,
      faulty_path: '/places',
    });
    const asked = async (character: string, url: string) => (await supplier.call(url, { character })).status;
    expect(await asked('steady', '/places/suggestions?query=cai')).toBe(502);
    expect(await asked('steady', path)).toBe(200);
    expect(await asked('quick', '/places/suggestions?query=cai')).toBe(200);
    await supplier.turn({ latency_ms: 400, jitter_ms: 0 });
    const from = performance.now();
    expect(await asked('quick', path)).toBe(200);
    expect(performance.now() - from).toBeGreaterThan(380);
  });

  it('rejects an unknown knob', async () => {
    const { status, body } = await supplier.call('/_training/knobs', {
      method: 'PUT',
      data: { latency_ms: 'long' },
    });
    expect(status).toBe(422);
    expect(body.errors[0]!.source).toMatchObject({ field: 'latency_ms' });
  });

  it("hides the training's routes from any host name but this machine's own", async () => {
    const { port } = new URL(supplier.url);
    const status = await new Promise<number>((resolve, reject) => {
      request(
        { host: '127.0.0.1', port, path: '/_training/knobs', headers: { host: 'evil.example' } },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
  });
});
