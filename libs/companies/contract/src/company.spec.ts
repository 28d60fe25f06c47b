import { companyInputSchema, companyQuerySchema } from './company';

const parent = '0193a1b2-0000-7000-8000-000000000001';
const nile = {
  name: 'Nile Travel',
  type: 'B2B',
  parent_id: parent,
  country_id: '0193a1b2-0000-7000-8000-000000000002',
  city_id: null,
  email: ' Desk@Nile.Example ',
  phone: '+٢٠ ١٠٠ ١٢٣ ٤٥٦٧',
  currency: 'egp',
  status: 'active',
};

function keysOf(input: unknown): Record<string, unknown> {
  const { error } = companyInputSchema.safeParse(input);
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.code === 'custom' ? issue.params?.['key'] : issue.code,
    ]),
  );
}

describe('the input of a company', () => {
  it('is normalized: trimmed, email in lower case, phone in ASCII digits, currency in upper case', () => {
    expect(companyInputSchema.parse(nile)).toEqual({
      ...nile,
      email: 'desk@nile.example',
      phone: '+201001234567',
      currency: 'EGP',
    });
  });

  it.each([
    ['an unknown property', { owner: 'me' }, { '': 'unrecognized_keys' }],
    ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, { name: 'too_big' }],
    ['a name with a right-to-left override', { name: 'Nile \u202elevarT' }, { name: 'unsafe_characters' }],
    ['a name of spaces', { name: '   ' }, { name: 'too_small' }],
    ['an unknown type', { type: 'C2C' }, { type: 'invalid_value' }],
    ['a parent that is not an id', { parent_id: 'nile' }, { parent_id: 'invalid_format' }],
    ['an email without a top-level domain', { email: 'desk@nile' }, { email: 'invalid_format' }],
    ['a phone with letters', { phone: '+20 100 CALL ME' }, { phone: 'phone_invalid' }],
    ['an unknown currency', { currency: 'ABC' }, { currency: 'company_currency_unknown' }],
    [
      'a credit limit',
      { credit_limit: { amount: '1', currency: 'EGP' } },
      { credit_limit: 'company_credit_elsewhere' },
    ],
  ])('%s is refused at its field', (_, change, keys) => {
    expect(keysOf({ ...nile, ...change })).toEqual(keys);
  });

  it('keeps markup and formulas as plain text, because the output escapes them', () => {
    for (const name of ['<img src=x onerror=alert(1)>', '=HYPERLINK("https://evil.example")']) {
      expect(companyInputSchema.parse({ ...nile, name }).name).toBe(name);
    }
  });
});

describe('the query of the list', () => {
  it('finds companies without a parent, and a phone in any notation', () => {
    const query = companyQuerySchema.parse({ parent_id: 'none', phone: '٠٠٢٠ ١٠', page: '2' });
    expect(query).toEqual({ parent_id: 'none', phone: '+2010', page: 2, per_page: 20 });
  });

  it.each([{ sort: 'parent' }, { type: 'C2C' }, { parent_id: 'nile' }, { page: '0' }, { name_en: 'x' }])(
    'refuses %j',
    (query) => {
      expect(companyQuerySchema.safeParse(query).success).toBe(false);
    },
  );
});
