import { countryInputSchema, countryQuerySchema } from './country';

const egypt = {
  name: { en: 'Egypt', fr: 'Égypte', ar: 'مصر' },
  code: 'EG',
  currency: 'EGP',
  phone_code: '20',
};

/** Maps each invalid field to its error key, as the API does in a 422. */
function refusals(input: unknown): Record<string, unknown> {
  const { error } = countryInputSchema.safeParse(input);
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.code === 'custom' ? issue.params?.key : issue.code,
    ]),
  );
}

describe('the input of a country', () => {
  it('accepts a name in three languages, an ISO code, a currency and a phone code', () => {
    expect(countryInputSchema.parse(egypt)).toEqual(egypt);
  });

  it.each([
    ['lower case and blanks', { ...egypt, code: ' eg ', currency: 'egp' }],
    ['a plus sign', { ...egypt, phone_code: '+20' }],
    ['two zeros', { ...egypt, phone_code: '0020' }],
    ['Arabic digits', { ...egypt, phone_code: '٢٠' }],
    ['Persian digits and a plus sign', { ...egypt, phone_code: '+ ۲۰' }],
    ['a direction mark pasted with the number', { ...egypt, phone_code: '\u200e+20' }],
  ])('understands %s', (_, input) => {
    expect(countryInputSchema.parse(input)).toEqual(egypt);
  });

  it.each([
    [{ code: 'QZ' }, { code: 'country_code_unknown' }],
    [{ code: 'EGY' }, { code: 'country_code_unknown' }],
    [{ code: '' }, { code: 'country_code_unknown' }],
    [{ currency: 'EGX' }, { currency: 'currency_unknown' }],
    [{ currency: 'XAU' }, { currency: 'currency_unknown' }],
    [{ phone_code: '999' }, { phone_code: 'phone_code_unknown' }],
    [{ phone_code: '' }, { phone_code: 'phone_code_unknown' }],
    [{ phone_code: '20; drop table countries' }, { phone_code: 'phone_code_unknown' }],
    [{ name: { en: 'Egypt', fr: '', ar: 'مصر' } }, { 'name.fr': 'too_small' }],
    [{ name: { en: ' ', fr: 'Égypte', ar: 'مصر' } }, { 'name.en': 'too_small' }],
    [{ name: { en: 'E'.repeat(10_000), fr: 'Égypte', ar: 'مصر' } }, { 'name.en': 'too_big' }],
    [{ name: { en: 'Egy\u202ept', fr: 'Égypte', ar: 'مصر' } }, { 'name.en': 'unsafe_characters' }],
    [{ name: { en: 'Egypt', fr: 'Égypte' } }, { 'name.ar': 'invalid_type' }],
    [{ phone_code: 20 }, { phone_code: 'invalid_type' }],
  ])('refuses %j', (change, expected) => {
    expect(refusals({ ...egypt, ...change })).toEqual(expected);
  });

  it('refuses unknown fields', () => {
    expect(refusals({ ...egypt, id: 'x' })).toEqual({ '': 'unrecognized_keys' });
  });

  it('keeps markup as plain text', () => {
    const name = { en: '<b>Egypt</b>', fr: '=1+1', ar: 'مصر' };
    expect(countryInputSchema.parse({ ...egypt, name }).name).toEqual(name);
  });
});

describe('the query of the list', () => {
  it('starts at page 1 with 20 rows', () => {
    expect(countryQuerySchema.parse({})).toEqual({ page: 1, per_page: 20 });
  });

  it('normalizes filters', () => {
    expect(countryQuerySchema.parse({ currency: 'eur', phone_code: '+٣٣', code: 'fr' })).toMatchObject({
      currency: 'EUR',
      phone_code: '33',
      code: 'FR',
    });
  });

  it.each([
    { per_page: '101' },
    { page: '0' },
    { sort: 'id' },
    { sort: 'name;--' },
    { nme: 'x' },
    { name: 'x'.repeat(121) },
    { code: 'F\u0000' },
  ])('refuses %j', (query) => {
    expect(countryQuerySchema.safeParse(query).success).toBe(false);
  });

  it.each(['name', '-name', 'code', 'currency', '-phone_code', 'created_at', '-updated_at'])(
    'sorts by %s',
    (sort) => {
      expect(countryQuerySchema.parse({ sort }).sort).toBe(sort);
    },
  );
});
