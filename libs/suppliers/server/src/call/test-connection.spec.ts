import { createServer, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { startFakeSupplier, type FakeSupplier } from '../testing/fake-supplier';
import { fakeProtocol } from '../testing/protocols.fake';
import { hostPolicyOf } from './host-policy';
import { testConnection } from './test-connection';

const policyWith = (...supplierAllowedHosts: string[]) =>
  hostPolicyOf({ environment: 'production', demoData: false, sandboxPort: 0, supplierAllowedHosts });
const token = 'duffel_test_4x8Y';

let supplier: FakeSupplier;
beforeEach(async () => {
  supplier = await startFakeSupplier();
});
afterEach(() => supplier.close());

const run = (change: { baseUrl?: string; timeoutMs?: number } = {}) =>
  testConnection(
    fakeProtocol,
    { baseUrl: supplier.url, credentials: token, timeoutMs: 2_000, ...change },
    policyWith(supplier.host),
  );

it('sends the ping of the protocol', async () => {
  const test = await run({ baseUrl: `${supplier.url}/duffel` });
  expect(test).toMatchObject({ outcome: 'ok', http_status: 200 });
  expect(supplier.calls).toHaveLength(1);
  expect(supplier.calls[0]).toMatchObject({
    method: 'GET',
    url: '/duffel/air/airlines?limit=1',
    headers: { authorization: `Bearer ${token}`, 'duffel-version': 'v2', accept: 'application/json' },
  });
});

it.each([
  [301, 'redirected'],
  [302, 'redirected'],
  [304, 'redirected'],
  [400, 'rejected'],
  [401, 'not_authorised'],
  [403, 'not_authorised'],
  [404, 'not_found'],
  [422, 'rejected'],
  [429, 'rate_limited'],
  [500, 'failed'],
  [503, 'failed'],
  [204, 'wrong_format'],
])('status %d is %s', async (status, outcome) => {
  supplier.answer((_request, response) => {
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  expect(await run()).toMatchObject({ outcome, http_status: status });
  expect(supplier.calls).toHaveLength(1);
});

it.each([
  ['a page of HTML', '<!doctype html><title>Welcome</title>'],
  ['nothing', ''],
])('200 with %s is not an answer of the protocol', async (_, body) => {
  supplier.answer((_request, response) => void response.end(body));
  expect(await run()).toMatchObject({ outcome: 'wrong_format', http_status: 200 });
});

it('reads a compressed answer', async () => {
  supplier.answer((_request, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync('{"data":[]}'));
  });
  expect(await run()).toMatchObject({ outcome: 'ok' });
});

it.each([
  ['plain', false],
  ['packed', true],
])('stops reading a huge %s answer', async (_, packed) => {
  const megabytes = Buffer.alloc(8 * 1024 * 1024, 0x20);
  supplier.answer((_request, response) => {
    if (packed) response.setHeader('content-encoding', 'gzip');
    response.end(packed ? gzipSync(megabytes) : megabytes);
  });
  expect(await run()).toMatchObject({ outcome: 'too_large', http_status: 200 });
});

it.each([
  ['before it answers', false],
  ['in the middle of its answer', true],
])('gives up on a supplier that stops %s', async (_, head) => {
  supplier.answer((_request, response) => {
    if (head) response.write('{"data":');
  });
  const test = await run({ timeoutMs: 300 });
  expect(test).toMatchObject({ outcome: 'timed_out', http_status: head ? 200 : null });
  expect(test.duration_ms).toBeGreaterThanOrEqual(290);
  expect(test.duration_ms).toBeLessThan(15_000);
});

it('reports a broken connection', async () => {
  supplier.answer((request) => void request.socket.destroy());
  expect(await run()).toMatchObject({ outcome: 'unreachable', http_status: null });
});

it('reports a refused connection', async () => {
  const { url } = supplier;
  await supplier.close();
  expect(await run({ baseUrl: url })).toMatchObject({ outcome: 'refused', http_status: null });
});

it('reports an unknown host', async () => {
  expect(await run({ baseUrl: 'https://supplier.invalid' })).toMatchObject({ outcome: 'unknown_host' });
});

it('reports a failed TLS handshake', async () => {
  const plain = createServer((socket) => void socket.resume().end('no TLS here\r\n'));
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(plain.address() as AddressInfo).port}`;
  const connection = { baseUrl: `https://${host}`, credentials: token, timeoutMs: 2_000 };
  const test = await testConnection(fakeProtocol, connection, policyWith(host));
  await new Promise((resolve) => plain.close(resolve));
  expect(test).toMatchObject({ outcome: 'tls_failed', http_status: null });
});

describe('without a permission of the configuration', () => {
  it.each(['127.0.0.1', '[::1]', 'localhost'])('%s is not called', async (host) => {
    const baseUrl = supplier.url.replace('127.0.0.1', host);
    const connection = { baseUrl, credentials: token, timeoutMs: 2_000 };
    expect(await testConnection(fakeProtocol, connection, policyWith())).toMatchObject({
      outcome: 'blocked',
      http_status: null,
    });
    expect(supplier.calls).toHaveLength(0);
  });
});
