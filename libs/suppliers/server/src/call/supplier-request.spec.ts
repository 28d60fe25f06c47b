import { startFakeSupplier, type FakeSupplier } from '../testing/fake-supplier';
import { fakeProtocol } from '../testing/protocols.fake';
import { hostPolicyOf } from './host-policy';
import { callSupplier } from './supplier-call';
import type { SupplierRequest } from './supplier-request';

let supplier: FakeSupplier;
beforeEach(async () => {
  supplier = await startFakeSupplier();
});
afterEach(() => supplier.close());

/** Returns a request as the supplier receives it, with its body. */
async function arriving(request: SupplierRequest) {
  let body = '';
  supplier.answer((message, response) => {
    message.on('data', (chunk: Buffer) => (body += chunk.toString()));
    message.on('end', () => response.writeHead(204).end());
  });
  const answer = await callSupplier(
    fakeProtocol,
    { baseUrl: supplier.url, credentials: 'duffel_test_4x8Y', timeoutMs: 2_000 },
    request,
    {
      policy: hostPolicyOf({
        environment: 'production',
        demoData: false,
        sandboxPort: 0,
        supplierAllowedHosts: [supplier.host],
      }),
      maxBytes: 10_000,
    },
  );
  expect(answer).toMatchObject({ status: 204, body: '' });
  return { ...supplier.calls.at(-1), body };
}

const path = '/air/orders/ord_1';

it.each<[string, SupplierRequest, string]>([
  ['GET', { path }, ''],
  ['POST', { method: 'POST', path, body: { data: { type: 'hold' } } }, '{"data":{"type":"hold"}}'],
  ['POST', { method: 'POST', path }, ''],
  ['PATCH', { method: 'PATCH', path, body: { data: { metadata: {} } } }, '{"data":{"metadata":{}}}'],
  ['DELETE', { method: 'DELETE', path }, ''],
])('%s goes out as asked', async (method, request, body) => {
  const sent = await arriving(request);
  expect(sent).toMatchObject({ method, url: path, body });
  expect(sent.headers?.['content-type']).toBe(body === '' ? undefined : 'application/json');
  expect(sent.headers?.authorization).toBe('Bearer duffel_test_4x8Y');
});

it('a POST sends its caller’s idempotency key, and creates none itself', async () => {
  const post = { method: 'POST', path: '/air/orders', body: {} } as const;
  expect((await arriving({ ...post, idempotencyKey: 'attempt-7' })).headers).toMatchObject({
    'idempotency-key': 'attempt-7',
  });
  expect((await arriving(post)).headers).not.toHaveProperty('idempotency-key');
});

it('only a POST sends an idempotency key', () => {
  // @ts-expect-error -- what only reads can be asked twice without one.
  const reading: SupplierRequest = { method: 'GET', path, idempotencyKey: 'attempt-7' };
  expect(reading.path).toBe(path);
});
