import { airlineInputSchema, airlineQuerySchema } from './airline';

const emirates = {
  iata: 'EK',
  icao: 'UAE',
  name: 'Emirates',
  accounting_code: '176',
  country_id: '01890a5d-ac96-774b-bcce-b302099a8057',
  status: 'active',
};

/** Maps each invalid field to its error key, as the API does in a 422. */
function refusals(input: unknown): Record<string, unknown> {
  const { error } = airlineInputSchema.safeParse(input);
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.code === 'custom' ? issue.params?.key : issue.code,
    ]),
  );
}

describe('the input of an airline', () => {
  it('accepts codes, name, country and status', () => {
    expect(airlineInputSchema.parse(emirates)).toEqual(emirates);
  });

  it('accepts an airline without an ICAO code, an accounting code or a country', () => {
    const bare = { ...emirates, icao: null, accounting_code: null, country_id: null };
    expect(airlineInputSchema.parse(bare)).toEqual(bare);
  });

  it.each([
    ['lower case and blanks', { iata: ' ek ', icao: 'uae' }],
    ['Arabic digits', { accounting_code: '١٧٦' }],
    ['Persian digits', { accounting_code: '۱۷۶' }],
    ['a direction mark pasted with the code', { iata: '\u200eEK' }],
  ])('understands %s', (_, change) => {
    expect(airlineInputSchema.parse({ ...emirates, ...change })).toEqual(emirates);
  });

  it.each(['6E', 'U2', '9W', 'B6'])('accepts the designator %s, which contains a digit', (iata) => {
    expect(airlineInputSchema.parse({ ...emirates, iata }).iata).toBe(iata);
  });

  it.each([
    [{ iata: 'E' }, { iata: 'airline_iata_wrong' }],
    [{ iata: 'EKK' }, { iata: 'airline_iata_wrong' }],
    [{ iata: '12' }, { iata: 'airline_iata_wrong' }],
    [{ iata: 'É2' }, { iata: 'airline_iata_wrong' }],
    [{ iata: '' }, { iata: 'airline_iata_wrong' }],
    [{ iata: null }, { iata: 'invalid_type' }],
    [{ icao: 'UA' }, { icao: 'airline_icao_wrong' }],
    [{ icao: 'U2E' }, { icao: 'airline_icao_wrong' }],
    [{ icao: '' }, { icao: 'airline_icao_wrong' }],
    [{ accounting_code: '17' }, { accounting_code: 'accounting_code_wrong' }],
    [{ accounting_code: '1760' }, { accounting_code: 'accounting_code_wrong' }],
    [{ accounting_code: 'EK1' }, { accounting_code: 'accounting_code_wrong' }],
    [{ accounting_code: 176 }, { accounting_code: 'invalid_type' }],
    [{ name: ' ' }, { name: 'too_small' }],
    [{ name: 'E'.repeat(10_000) }, { name: 'too_big' }],
    [{ name: 'Emi\u202erates' }, { name: 'unsafe_characters' }],
    [{ country_id: 'AE' }, { country_id: 'invalid_format' }],
    [{ status: 'closed' }, { status: 'invalid_value' }],
  ])('refuses %j', (change, expected) => {
    expect(refusals({ ...emirates, ...change })).toEqual(expected);
  });

  it('refuses unknown fields', () => {
    expect(refusals({ ...emirates, version: 1 })).toEqual({ '': 'unrecognized_keys' });
  });

  it('keeps markup and formulas as plain text', () => {
    expect(airlineInputSchema.parse({ ...emirates, name: '=<b>1+1</b>' }).name).toBe('=<b>1+1</b>');
  });
});

describe('the query of the list', () => {
  it('starts at page 1 with 20 rows', () => {
    expect(airlineQuerySchema.parse({})).toEqual({ page: 1, per_page: 20 });
  });

  it('normalizes the code of a filter', () => {
    expect(airlineQuerySchema.parse({ code: ' ek' }).code).toBe('EK');
    expect(airlineQuerySchema.parse({ code: '١٧٦' }).code).toBe('176');
  });

  it.each([
    { per_page: '101' },
    { sort: 'country_id' },
    { status: 'closed' },
    { nme: 'x' },
    { name: 'x'.repeat(121) },
  ])('refuses %j', (query) => {
    expect(airlineQuerySchema.safeParse(query).success).toBe(false);
  });
});
