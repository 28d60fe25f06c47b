import { gzipSync } from 'node:zlib';
import { startFakeSupplier, type FakeSupplier } from '../testing/fake-supplier';
import { fetchFile, mayNameFile } from './fetch-file';
import { hostPolicyOf } from './host-policy';

const policyOf = (...supplierAllowedHosts: string[]) =>
  hostPolicyOf({ environment: 'production', demoData: true, sandboxPort: 4201, supplierAllowedHosts });

describe('a file that a supplier names', () => {
  let supplier: FakeSupplier;
  beforeEach(async () => {
    supplier = await startFakeSupplier();
  });
  afterEach(() => supplier.close());

  const fetched = (change: { timeoutMs?: number; allowed?: string[] } = {}) => {
    const { timeoutMs = 2_000, allowed = [supplier.host] } = change;
    return fetchFile(`${supplier.url}/a.png`, { policy: policyOf(...allowed), timeoutMs, maxBytes: 1_000 });
  };

  it('is fetched unchanged, also compressed, and without credentials', async () => {
    const bytes = Buffer.from([0x89, 0xff, 0, 1]);
    supplier.answer((_, response) => void response.end(bytes));
    expect(await fetched()).toEqual(bytes);
    supplier.answer(
      (_, response) => void response.setHeader('content-encoding', 'gzip').end(gzipSync(bytes)),
    );
    expect(await fetched()).toEqual(bytes);
    expect(supplier.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('is missing if it is late or too large, or if the network breaks', async () => {
    supplier.answer((_, response) => void response.write('a'));
    expect(await fetched({ timeoutMs: 50 })).toBeNull();
    supplier.answer((_, response) => void response.end(Buffer.alloc(1_001)));
    expect(await fetched()).toBeNull();
    const bomb = gzipSync(Buffer.alloc(1_000_000));
    supplier.answer((_, response) => void response.setHeader('content-encoding', 'gzip').end(bomb));
    expect(await fetched()).toBeNull();
    supplier.answer((request) => void request.socket.destroy());
    expect(await fetched()).toBeNull();
  });

  it('is missing at an internal host that the configuration does not list, which is not called', async () => {
    expect(await fetched({ allowed: [] })).toBeNull();
    expect(supplier.calls).toEqual([]);
  });
});

describe('a supplier may name', () => {
  const policy = policyOf('gateway.inside', 'other.inside');
  const named = (address: string, base_url: string) =>
    mayNameFile(address, { supplier: { base_url }, policy });

  it.each([
    ['https://cdn.example.com/a.png', 'https://api.duffel.com', true],
    ['http://cdn.example.com/a.png', 'https://api.duffel.com', false],
    ['https://10.0.0.1/a.png', 'https://api.duffel.com', false],
    ['https://me:secret@cdn.example.com/a.png', 'https://api.duffel.com', false],
    // Only a supplier at this host has a reason to know it.
    ['http://gateway.inside/a.png', 'http://gateway.inside/api', true],
    ['http://gateway.inside/a.png', 'https://api.duffel.com', false],
    ['http://gateway.inside/a.png', 'http://other.inside', false],
    ['http://127.0.0.1:4201/pictures/1.png', 'http://127.0.0.1:4201', true],
    ['http://127.0.0.1:4201/pictures/1.png', 'http://localhost:4201', true],
    ['http://127.0.0.1:4201/pictures/1.png', 'https://api.duffel.com', false],
  ])('%s at %s: %s', (address, base_url, isAllowed) => {
    expect(named(address, base_url)).toBe(isAllowed);
  });
});
