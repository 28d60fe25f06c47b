import { markupSettingsInputSchema } from './settings';
import { priceCheckQuerySchema } from './price-check';
import { zoneInputSchema } from './zone';
import { simulationInputSchema } from './simulation';
import { markupReturnInputSchema, markupStatusInputSchema } from './version';
import { inputOf, nile, orient, refusals } from './markup.fake';

describe('a zone', () => {
  const gulf = { name: 'Gulf', countries: ['AE', 'SA'], zones: [] };

  it.each<[object, string, string]>([
    [{ countries: [] }, 'countries', 'zone_empty'],
    [{ countries: ['AE', 'ae'] }, 'countries', 'markup_listed_twice'],
    [{ zones: [nile, nile] }, 'zones', 'markup_listed_twice'],
    [{ countries: ['UAE'] }, 'countries.0', 'invalid_format'],
    [{ zones: ['Gulf'] }, 'zones.0', 'invalid_format'],
    [{ name: ' ' }, 'name', 'too_small'],
    [{ all_countries: [] }, '', 'unrecognized_keys'],
  ])('refuses %j', (change, path, key) => {
    expect(refusals(zoneInputSchema, { ...gulf, ...change })).toEqual([`${path}: ${key}`]);
  });

  it.each([{}, { countries: [], zones: [nile, orient] }])('accepts %j', (change) => {
    expect(refusals(zoneInputSchema, { ...gulf, ...change })).toEqual([]);
  });
});

describe('the limits of publishing', () => {
  it('accept the notations of users', () => {
    expect(
      markupSettingsInputSchema.parse({ percent_limit: '١٥', amount_limit: '50.00', discount_share: '٠' }),
    ).toEqual({ percent_limit: '15', amount_limit: '50', discount_share: '0' });
  });

  it.each<[object, string, string]>([
    [{ percent_limit: '1000.1' }, 'percent_limit', 'markup_percent_high'],
    [{ percent_limit: '0' }, 'percent_limit', 'markup_percent_form'],
    [{ amount_limit: '-1' }, 'amount_limit', 'markup_no_sign'],
    [{ amount_limit: 'x' }, 'amount_limit', 'markup_amount_form'],
    [{ discount_share: '100.0001' }, 'discount_share', 'markup_share_form'],
    [{ discount_share: '' }, 'discount_share', 'markup_share_form'],
    [{ discount_share: '-1' }, 'discount_share', 'markup_no_sign'],
  ])('refuse %j', (change, path, key) => {
    expect(
      refusals(markupSettingsInputSchema, {
        percent_limit: '15',
        amount_limit: '50',
        discount_share: '30',
        ...change,
      }),
    ).toEqual([`${path}: ${key}`]);
  });
});

describe('a price check', () => {
  const asked = {
    supplier_id: nile,
    airline: 'ms',
    origin: 'cai',
    destination: 'dxb',
    date: '2027-03-12',
    cabin: 'Economy',
    total: '٥٠٠',
    currency: 'usd',
  };

  it('is by default for one adult, one way, and accepts codes and digits in any notation', () => {
    expect(priceCheckQuerySchema.parse(asked)).toEqual({
      supplier_id: nile,
      airline: 'MS',
      origin: 'CAI',
      destination: 'DXB',
      date: '2027-03-12',
      cabin: 'Economy',
      total: '500',
      currency: 'USD',
      adults: 1,
      children: 0,
      infants: 0,
    });
  });

  it.each<[object, string, string]>([
    [{ return_date: '2027-03-11' }, 'return_date', 'markup_window_order'],
    [{ total: '0' }, 'total', 'markup_amount_form'],
    [{ tax: '-1' }, 'tax', 'markup_no_sign'],
    [{ currency: 'ABC' }, 'currency', 'markup_currency_unknown'],
    [{ date: '2027-02-29' }, 'date', 'invalid_format'],
    [{ adults: '0' }, 'adults', 'too_small'],
    [{ cabin: 'Second' }, 'cabin', 'invalid_value'],
    [{ rule: 'x' }, '', 'unrecognized_keys'],
  ])('refuses %j', (change, path, key) => {
    expect(refusals(priceCheckQuerySchema, { ...asked, ...change })).toEqual([`${path}: ${key}`]);
  });

  it('may go out and return on one day', () => {
    expect(refusals(priceCheckQuerySchema, { ...asked, return_date: asked.date })).toEqual([]);
  });
});

it('a simulated rule has the form of a saved one', () => {
  const { change_reason: _, effective_at: __, ...rule } = inputOf({ percent: '5000' });
  expect(refusals(simulationInputSchema, { id: null, rule })).toEqual(['rule.percent: markup_percent_high']);
});

it('a return names a version, a status is one of two, and both may have a reason', () => {
  expect(refusals(markupReturnInputSchema, { number: 3, reason: null })).toEqual([]);
  expect(refusals(markupReturnInputSchema, { number: 0, reason: 'Too high' })).toEqual(['number: too_small']);
  expect(refusals(markupStatusInputSchema, { status: 'paused', reason: 'Too high' })).toEqual([]);
  expect(refusals(markupStatusInputSchema, { status: 'draft', reason: null })).toEqual([
    'status: invalid_value',
  ]);
});
