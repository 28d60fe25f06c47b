import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import {
  addHotelSupplier,
  addRule,
  addSupplier,
  callerOf,
  markupModules,
  setRate,
  staffPermissions,
  type Caller,
} from '../testing/markups-api';

describeOnDatabase('GET /markups/price-check', (makeApi) => {
  let api: TestApi;
  let staff: Caller;
  let company: string;
  let supplier: string;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    staff = callerOf(api, await api.signIn({ permissions: staffPermissions }));
    await setRate(api, 'EGP', '50');
    company = await addCompany(api, { name: 'Nile Travel' });
    supplier = await addSupplier(api, 'atlas');
    await addRule(staff, {
      name: 'Cairo to Dubai',
      companies: [{ id: company, below: true }],
      plating: { mode: 'only', codes: ['EK'] },
      origins: [{ kind: 'country', code: 'EG' }],
      destinations: [{ kind: 'city', code: 'DXB' }],
      percent_of: 'base',
      percent: '10',
    });
    await addRule(staff, { name: 'Return', kind: 'discount', percent: '1', trip_types: ['roundtrip'] });
    await addRule(staff, {
      name: 'Fee',
      kind: 'service_fee',
      value_type: 'fixed',
      percent: null,
      amount: '2',
      infants: false,
    });
  });

  const check = (change: Record<string, string | undefined> = {}) => {
    const query = {
      company_id: company,
      supplier_id: supplier,
      airline: 'ek',
      origin: 'cai',
      destination: 'DXB',
      date: '2030-03-12',
      cabin: 'Economy',
      total: '100',
      tax: '20',
      currency: 'EUR',
      ...change,
    };
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return staff('GET', `/markups/price-check?${new URLSearchParams(given)}`);
  };

  it('returns the selling price of a fare in the company’s currency, with the explanation', async () => {
    const { status, body } = await check({ adults: '2', infants: '1' });
    expect({ status, body }).toMatchObject({ status: 200 });
    // 5000.00 EGP; 10 % of the base of 4000.00 are 400.00; 2 EUR for each of two are 200.00.
    expect(body).toMatchObject({
      company: { id: company, name: 'Nile Travel' },
      currency: 'EGP',
      net: { amount: '5000.00' },
      lines: [
        { name: 'Cairo to Dubai', amount: { amount: '400.00', currency: 'EGP' } },
        { name: 'Fee', amount: { amount: '200.00', currency: 'EGP' } },
      ],
      total: { amount: '5600.00', currency: 'EGP' },
    });
  });

  it('returns the price without a company in the platform’s currency', async () => {
    const { body } = await check({ company_id: undefined });
    expect(body).toMatchObject({ company: null, currency: 'EUR', total: { amount: '102.00' } });
    expect(body.rules).toContainEqual(expect.objectContaining({ name: 'Cairo to Dubai', failed: 'company' }));
  });

  it('distinguishes round trips from one-way trips, and accepts a fare without a base', async () => {
    const { body } = await check({ return_date: '2030-03-20', tax: undefined });
    expect(body.lines).toMatchObject([
      { name: 'Cairo to Dubai', amount: { amount: '500.00' } },
      { name: 'Fee', amount: { amount: '100.00' } },
      { name: 'Return', amount: { amount: '-50.00' } },
    ]);
    expect(body.rules[0]).toMatchObject({ of: 'total', base_missing: true });
    expect(body.supplier_price).toMatchObject({ base: null, tax: null });
  });

  it('returns the selling price of a hotel rate, with the explanation', async () => {
    await addRule(staff, {
      name: 'Dubai',
      product: 'hotel',
      destinations: [{ kind: 'city', code: 'DXB' }],
      chains: ['Atlas'],
      value_type: 'fixed',
      percent: null,
      amount: '5',
      per: 'room_night',
      infants: false,
    });
    const hotels = await addHotelSupplier(api, 'beds');
    const rate = { check_in: '2030-03-12', nights: '3', rooms: '2', city: 'dxb', chain: 'ÁTLAS' };
    const ask = (change: Record<string, string> = {}) =>
      staff(
        'GET',
        `/markups/hotel-price-check?${new URLSearchParams({ supplier_id: hotels, total: '100', currency: 'EUR', ...rate, ...change })}`,
      );
    const { status, body } = await ask();
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(body).toMatchObject({ product: 'hotel', total: { amount: '130.00' }, lines: [{ name: 'Dubai' }] });
    // Rules for flights are left out.
    expect(body.rules.map(({ name }: { name: string }) => name)).toEqual(['Dubai']);
    const deposit = (await ask({ payment_type: 'deposit' })).body;
    expect([deposit.total.amount, deposit.rules[0].failed]).toEqual(['100.00', 'pay_now']);
    const refusal = { supplier_id: 'This supplier does not sell this product. Please choose another.' };
    expect((await ask({ supplier_id: supplier })).body.fields).toEqual(refusal);
    expect((await check({ supplier_id: hotels })).body.fields).toEqual(refusal);
    const gone = await ask({ city: 'QQX' });
    expect([gone.status, Object.keys(gone.body.fields)]).toEqual([422, ['city']]);
    expect((await ask({ city: 'CAI', country: 'AE' })).body.rules[0]).toMatchObject({ found: 'CAI, AE' });
    expect((await ask({ nights: '100' })).status).toBe(400);
    const stranger = callerOf(api, await api.signIn({ permissions: ['show_suppliers'] }));
    expect((await stranger('GET', '/markups/hotel-price-check')).status).toBe(403);
  });

  it('shows a limited discount before and after the limit, with the limiting share', async () => {
    await addRule(staff, {
      name: 'Forty off',
      kind: 'discount',
      value_type: 'fixed',
      percent: null,
      amount: '40',
      cabins: ['First'],
    });
    const { body } = await check({ cabin: 'First' });
    // 40 EUR are 2000.00 EGP, and 30 % of 5000.00 are 1500.00.
    const egp = (amount: string) => ({ amount, currency: 'EGP' });
    expect(body.lines).toContainEqual(
      expect.objectContaining({ name: 'Forty off', amount: egp('-1500.00') }),
    );
    expect(body.rules).toContainEqual(
      expect.objectContaining({
        name: 'Forty off',
        amount: egp('-1500.00'),
        limited: 'share',
        cut: { from: egp('-2000.00'), share: '30' },
      }),
    );
  });

  it.each<[string, Record<string, string>, string]>([
    ['a company that does not exist', { company_id: '0198f000-0000-7000-8000-00000000dead' }, 'company_id'],
    [
      'a supplier that does not exist',
      { supplier_id: '0198f000-0000-7000-8000-00000000dead' },
      'supplier_id',
    ],
    ['a currency without a rate', { currency: 'BTN' }, 'currency'],
    ['decimals that the currency has not', { currency: 'JPY', total: '100.5', tax: '1' }, 'total'],
    ['a tax above the total', { tax: '100.01' }, 'tax'],
  ])('refuses %s with a 422, at its field', async (_, change, field) => {
    const { status, body } = await check(change);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it.each([
    ['by its rate', '999999999999', '999999'],
    ['by what the rules add', '999999999999', '1000'],
  ])('refuses a fare that would be too large %s, at its total', async (_, total, rate) => {
    await setRate(api, 'TRY', rate);
    const company_id = await addCompany(api, { name: `Levant ${rate}`, currency: 'TRY' });
    const { status, body } = await check({ company_id, total, tax: undefined });
    expect([status, body.fields]).toEqual([
      422,
      { total: 'The amount would be too large. Enter a smaller one.' },
    ]);
  });

  it.each([
    [{ cabin: 'Steerage' }, 'cabin'],
    [{ date: '2030-02-30' }, 'date'],
    [{ total: '-5' }, 'total'],
    [{ adults: '0' }, 'adults'],
    [{ return_date: '2030-03-11' }, 'return_date'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %j with a 400', async (change, field) => {
    const { status, body } = await check(change as Record<string, string>);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});
