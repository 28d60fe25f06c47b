import { hostPolicyOf } from './host-policy';

const production = {
  environment: 'production',
  demoData: false,
  sandboxPort: 4201,
  supplierAllowedHosts: [] as string[],
} as const;
const policyOf = (change: Partial<Parameters<typeof hostPolicyOf>[0]>) =>
  hostPolicyOf({ ...production, ...change });

describe('in production', () => {
  const policy = policyOf({});

  it.each(['https://api.duffel.com', 'https://8.8.8.8/air', 'https://[2606:4700::1111]'])(
    '%s is accepted',
    (url) => {
      expect(policy.refusal(url)).toBeNull();
    },
  );

  it.each([
    ['http://api.duffel.com', 'supplier_https_required'],
    ['http://8.8.8.8', 'supplier_https_required'],
    ['https://127.0.0.1', 'supplier_host_refused'],
    ['https://127.1', 'supplier_host_refused'],
    ['https://2130706433', 'supplier_host_refused'],
    ['https://0x7f000001', 'supplier_host_refused'],
    ['https://[::1]', 'supplier_host_refused'],
    ['https://[::ffff:127.0.0.1]', 'supplier_host_refused'],
    ['https://169.254.169.254/latest/meta-data', 'supplier_host_refused'],
    ['https://10.0.0.5:8443', 'supplier_host_refused'],
    ['https://localhost', 'supplier_host_refused'],
    ['http://api.localhost:4201', 'supplier_host_refused'],
    ['http://127.0.0.1:4201', 'supplier_host_refused'],
  ])('%s is refused: %s', (url, reason) => {
    expect(policy.refusal(url)).toBe(reason);
  });
});

describe('with the training supplier running', () => {
  it.each([{ environment: 'development' }, { environment: 'test' }, { demoData: true }] as const)(
    'with %j its own address and port are allowed, and no others',
    (change) => {
      const policy = policyOf(change);
      expect(policy.refusal('http://127.0.0.1:4201')).toBeNull();
      expect(policy.refusal('http://localhost:4201')).toBeNull();
      expect(policy.refusal('http://127.0.0.1:4200')).toBe('supplier_host_refused');
    },
  );
});

describe('SUPPLIER_ALLOWED_HOSTS', () => {
  const policy = policyOf({ supplierAllowedHosts: ['gateway.internal', '10.0.0.5:8443'] });

  it.each(['http://gateway.internal', 'http://gateway.internal:8080/air', 'https://10.0.0.5:8443'])(
    'allows %s',
    (url) => expect(policy.refusal(url)).toBeNull(),
  );

  it.each(['https://10.0.0.5', 'http://other.gateway.internal'])('does not allow %s', (url) => {
    expect(policy.refusal(url)).not.toBeNull();
  });

  it('applies default ports to addresses without one', () => {
    expect(policyOf({ supplierAllowedHosts: ['10.0.0.5:443'] }).refusal('https://10.0.0.5')).toBeNull();
  });
});
