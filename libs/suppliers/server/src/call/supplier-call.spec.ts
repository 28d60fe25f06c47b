import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startFakeSupplier, type FakeSupplier } from '../testing/fake-supplier';
import { fakeProtocol } from '../testing/protocols.fake';
import { hostPolicyOf } from './host-policy';
import { callSupplier } from './supplier-call';

/** Big and hard to pack, so that it comes in many parts. */
const text = JSON.stringify(Array.from({ length: 60_000 }, (_, index) => Math.sin(index)));
const packed = gzipSync(text);
const half = packed.subarray(0, packed.length / 2);

let supplier: FakeSupplier;
beforeEach(async () => {
  supplier = await startFakeSupplier();
});
afterEach(() => supplier.close());

function call(signal: AbortSignal, maxBytes = 10_000_000) {
  return callSupplier(
    fakeProtocol,
    { baseUrl: supplier.url, credentials: 'duffel_test_4x8Y', timeoutMs: 2_000 },
    { path: '/air/offers' },
    {
      policy: hostPolicyOf({
        environment: 'production',
        demoData: false,
        sandboxPort: 0,
        supplierAllowedHosts: [supplier.host],
      }),
      maxBytes,
      signal,
    },
  );
}

/** Waits for an unhandled rejection, which would end the process and fail the test; it comes a moment later. */
const aMoment = () => sleep(50);

describe('a caller who leaves', () => {
  it('in the middle of a compressed answer ends the call', async () => {
    const leaving = new AbortController();
    supplier.answer((_request, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.write(half);
      setTimeout(() => leaving.abort(), 100);
    });
    await expect(call(leaving.signal)).rejects.toMatchObject({ failure: 'aborted', status: 200 });
    await aMoment();
  });

  it.each([0, 1, 2, 5, 10, 20])('%d ms after a compressed answer began has no side effects', async (wait) => {
    const leaving = new AbortController();
    supplier.answer((_request, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end(packed);
      setTimeout(() => leaving.abort(), wait);
    });
    await call(leaving.signal).then(
      ({ body }) => expect(body).toBe(text),
      (error: unknown) => expect(error).toMatchObject({ failure: 'aborted' }),
    );
    await aMoment();
  });

  it('after a compressed answer was read or found too large has no side effects', async () => {
    const leaving = new AbortController();
    supplier.answer((_request, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end(packed);
    });
    expect((await call(leaving.signal)).body).toBe(text);
    await expect(call(leaving.signal, 1_000)).rejects.toMatchObject({ failure: 'too_large' });
    leaving.abort();
    await aMoment();
  });
});

it('reports that a compressed answer broke off', async () => {
  supplier.answer((_request, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.write(half, () => response.destroy());
  });
  await expect(call(new AbortController().signal)).rejects.toMatchObject({ failure: 'unreachable' });
  await aMoment();
});
