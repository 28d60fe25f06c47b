import { tokenInputSchema } from './company-token';
import { supplierSettingsInputSchema } from './supplier-settings';

const settings = { cabins: ['Economy', 'First'], airlines: { mode: 'only', codes: ['ms', 'G9', '3O'] } };

describe('the settings of a company at a supplier', () => {
  it('accept airline codes in either case', () => {
    expect(supplierSettingsInputSchema.parse(settings).airlines?.codes).toEqual(['MS', 'G9', '3O']);
  });

  it.each([
    [{ cabins: [] }],
    [{ cabins: ['Economy', 'Economy'] }],
    [{ cabins: ['Second'] }],
    [{ airlines: { mode: 'only', codes: [] } }],
    [{ airlines: { mode: 'all', codes: ['MS'] } }],
    [{ airlines: { mode: 'except', codes: ['MS', 'ms'] } }],
    [{ airlines: { mode: 'only', codes: ['123'] } }],
    [{ credentials: '' }],
    [{ credentials: 'too short' }],
    [{ credentials: { token: 'duffel_live_0123456789' } }],
    [{ markup: true }],
  ])('refuse %j', (change) => {
    expect(supplierSettingsInputSchema.safeParse({ ...settings, ...change }).success).toBe(false);
  });
});

describe('an API token', () => {
  const token = { name: 'Booking engine', scopes: ['flights_search'], expires_in_days: 90 };

  it('has a name, scopes and an expiry', () => {
    expect(tokenInputSchema.safeParse(token).success).toBe(true);
  });

  it.each([
    { scopes: [] },
    { scopes: ['show_users'] },
    { scopes: ['flights_search', 'flights_search'] },
    { expires_in_days: 0 },
    { expires_in_days: 366 },
    { expires_in_days: '90' },
    { name: '' },
    { company_id: 'x' },
  ])('refuses %j', (change) => {
    expect(tokenInputSchema.safeParse({ ...token, ...change }).success).toBe(false);
  });
});
