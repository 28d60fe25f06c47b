import { baseUrlSchema } from './base-url';
import { protocolNameSchema } from './protocol';
import { credentialsSchema, supplierInputSchema, supplierKeySchema, supplierQuerySchema } from './supplier';

describe('a base URL', () => {
  it.each([
    ['https://api.duffel.com', 'https://api.duffel.com'],
    [' https://API.Duffel.com/ ', 'https://api.duffel.com'],
    ['http://127.0.0.1:4201', 'http://127.0.0.1:4201'],
    ['https://supplier.example/duffel//', 'https://supplier.example/duffel'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(baseUrlSchema.parse(typed)).toBe(kept);
  });

  it.each([
    '',
    'api.duffel.com',
    'ftp://api.duffel.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user:secret@api.duffel.com',
    'https://api.duffel.com?limit=1',
    'https://api.duffel.com/#top',
    'https://api.duffel.com/?',
    `https://api.duffel.com/${'a'.repeat(200)}`,
    7,
  ])('%j is refused', (typed) => {
    expect(baseUrlSchema.safeParse(typed).success).toBe(false);
  });
});

describe('credentials', () => {
  it.each(['duffel_test_4x8Y', '!~!~!~!~!~!~'])('%j are accepted', (token) => {
    expect(credentialsSchema.parse(token)).toBe(token);
  });

  it.each([
    '',
    'short',
    'duffel test token',
    'duffel_test\r\nx-header: 1',
    'duffel_test_é1234',
    'a'.repeat(501),
  ])('%j are refused', (token) => {
    expect(credentialsSchema.safeParse(token).success).toBe(false);
  });
});

it.each(['Duffel', '1st', 'a', 'a_b', 'a b'])('the key %j is refused', (key) => {
  expect(supplierKeySchema.safeParse(key).success).toBe(false);
});

it.each([
  ['duffel', true],
  ['duffel_stays', true],
  ['heron-3', true],
  ['_duffel', false],
  ['Duffel', false],
  ['duffel stays', false],
  ['a'.repeat(41), false],
])('%s is the name of a protocol: %s', (name, isName) => {
  expect(protocolNameSchema.safeParse(name).success).toBe(isName);
});

describe("a supplier's form", () => {
  const duffel = {
    name: 'Duffel',
    key: 'duffel',
    module_id: '01930000-0000-7000-8000-000000000001',
    protocol: 'duffel',
    base_url: 'https://api.duffel.com',
    currency: 'EUR',
    timeout_ms: 20_000,
    concurrency: 5,
    status: 'active',
  };

  it.each([
    ['without credentials, which keeps those that are set', duffel],
    ['with null, which removes them', { ...duffel, credentials: null }],
    ['with new ones', { ...duffel, credentials: 'duffel_test_4x8Y' }],
  ])('is accepted %s', (_, body) => {
    expect(supplierInputSchema.parse(body)).toEqual(body);
  });

  it('accepts a currency in lower case', () => {
    expect(supplierInputSchema.parse({ ...duffel, currency: ' eur ' })).toEqual(duffel);
  });

  it.each([
    ['a protocol that is no name', { ...duffel, protocol: 'Duffel v2' }],
    ['a timeout below two seconds', { ...duffel, timeout_ms: 1_999 }],
    ['a timeout above a minute', { ...duffel, timeout_ms: 60_001 }],
    ['a timeout as text', { ...duffel, timeout_ms: '20000' }],
    ['no call at a time', { ...duffel, concurrency: 0 }],
    ['more than 50 calls at a time', { ...duffel, concurrency: 51 }],
    ['a currency that does not exist', { ...duffel, currency: 'EUX' }],
    ['a module that is no id', { ...duffel, module_id: 'flights' }],
    ['an unknown property', { ...duffel, token: 'x' }],
  ])('with %s is refused', (_, body) => {
    expect(supplierInputSchema.safeParse(body).success).toBe(false);
  });
});

it("a list's query accepts the filters of the screen and no others", () => {
  const filters = { name: 'duf', key: 'duf', status: 'active', currency: 'EUR' };
  expect(supplierQuerySchema.parse(filters)).toEqual({ page: 1, per_page: 20, ...filters });
  expect(supplierQuerySchema.safeParse({ credentials: 'x' }).success).toBe(false);
  expect(supplierQuerySchema.safeParse({ sort: 'credentials' }).success).toBe(false);
});
