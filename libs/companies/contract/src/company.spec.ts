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

describe('what is written of a company', () => {
  it('is kept in one form: trimmed, e-mail in lower case, phone in ASCII digits, currency in capitals', () => {
    expect(companyInputSchema.parse(nile)).toEqual({
      ...nile,
      email: 'desk@nile.example',
      phone: '+201001234567',
      currency: 'EGP',
    });
  });

  it.each([
    ['a property nobody knows', { owner: 'me' }, { '': 'unrecognized_keys' }],
    ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, { name: 'too_big' }],
    ['a name that turns its direction', { name: 'Nile \u202elevarT' }, { name: 'unsafe_characters' }],
    ['a name of blanks', { name: '   ' }, { name: 'too_small' }],
    ['a type that does not exist', { type: 'C2C' }, { type: 'invalid_value' }],
    ['a parent that is no key', { parent_id: 'nile' }, { parent_id: 'invalid_format' }],
    ['an e-mail without a host', { email: 'desk@nile' }, { email: 'invalid_format' }],
    ['a phone of letters', { phone: '+20 100 CALL ME' }, { phone: 'phone_invalid' }],
    ['a currency that does not exist', { currency: 'ABC' }, { currency: 'company_currency_unknown' }],
    [
      'a credit limit',
      { credit_limit: { amount: '1', currency: 'EGP' } },
      { credit_limit: 'company_credit_elsewhere' },
    ],
  ])('%s is refused on its field', (_, change, keys) => {
    expect(keysOf({ ...nile, ...change })).toEqual(keys);
  });

  it('keeps markup and formulas as the text they are: they are escaped where they are shown', () => {
    for (const name of ['<img src=x onerror=alert(1)>', '=HYPERLINK("https://evil.example")']) {
      expect(companyInputSchema.parse({ ...nile, name }).name).toBe(name);
    }
  });
});

describe('the query of the list', () => {
  it('finds the companies without a parent, and a phone in whatever form it is typed', () => {
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
