import type { ConditionCode } from '../explanation';
import {
  buyer,
  contextOf,
  idOf,
  offerOf,
  parent,
  ratesTo,
  ruleOf,
  segmentOf,
  topmost,
  tracedBy,
} from './engine.fake';
import type { PricedOffer, PricedSegment, PricingContext, RuleInForce, RuleSet } from './types';

/*
 * Each condition (TRAVEL-RULES 24), met and failed: what it fails by, and what there is instead. Nile Cairo, below Nile Travel and
 * Orient, asks on 21 November 2026 at 22:30 UTC for Cairo to Dubai on 24 December, a Thursday.
 */

type Row = [
  name: string,
  rule: Partial<RuleInForce>,
  failed: [ConditionCode, string | null] | 'fits',
  offer?: PricedOffer,
  context?: PricingContext,
];

const gulf = idOf(301);
const zones: RuleSet['zones'] = new Map([
  [gulf, new Set(['AE', 'SA'])],
  [idOf(303), new Set()],
]);

const flights = (...segments: Partial<PricedSegment>[]) =>
  offerOf(undefined, { slices: [{ fare_brand: 'Flex', segments: segments.map(segmentOf) }] });
const trips = (...ends: [string, string][]) =>
  offerOf(undefined, {
    slices: ends.map(([origin, destination]) => ({
      fare_brand: null,
      segments: [segmentOf({ origin, destination })],
    })),
  });
const branded = (...brands: (string | null)[]) =>
  offerOf(undefined, { slices: brands.map((fare_brand) => ({ fare_brand, segments: [segmentOf()] })) });
const leaving = (departing_at: string) => flights({ departing_at });
const only = (...codes: string[]) => ({ mode: 'only' as const, codes });
const except = (...codes: string[]) => ({ mode: 'except' as const, codes });
const airport = (code: string) => ({ kind: 'airport' as const, code });
const place = (kind: 'city' | 'country' | 'zone', code: string) => ({ kind, code });
const at = (instant: string) => contextOf({ at: instant });

function check(rows: readonly Row[]): void {
  it.each(rows)('%s', (_, said, failed, offer = offerOf(), context = contextOf()) => {
    const traced = tracedBy([ruleOf(said)], offer, context, zones).get(idOf(1));
    const expected = failed === 'fits' ? [null, null, 'won'] : [...failed, 'unmatched'];
    expect([traced?.failed, traced?.found, traced?.outcome]).toEqual(expected);
  });
}

describe('who pays', () => {
  check([
    ['is the named company', { companies: [{ id: buyer, below: false }] }, 'fits'],
    ['is below the named company', { companies: [{ id: topmost, below: true }] }, 'fits'],
    [
      'is below a company that is named alone',
      { companies: [{ id: parent, below: false }] },
      ['company', buyer],
    ],
    ['is another company', { companies: [{ id: idOf(104), below: true }] }, ['company', buyer]],
    [
      'is one of several',
      {
        companies: [
          { id: idOf(104), below: true },
          { id: buyer, below: false },
        ],
      },
      'fits',
    ],
    [
      'is nobody, and a company is named',
      { companies: [{ id: topmost, below: true }] },
      ['company', null],
      offerOf(),
      contextOf({ companies: [] }),
    ],
    ['is of the type', { company_type: 'B2B' }, 'fits'],
    ['is of the other type', { company_type: 'B2C' }, ['company_type', 'B2B']],
    [
      'is nobody, of no type',
      { company_type: 'B2B' },
      ['company_type', null],
      offerOf(),
      contextOf({ companies: [] }),
    ],
    ['is below the owner', { layer: 'company', owner_id: parent }, 'fits'],
    ['is the owner itself', { layer: 'company', owner_id: buyer }, ['owner', null]],
    ['is not below the owner', { layer: 'company', owner_id: idOf(104) }, ['owner', null]],
  ]);
});

describe('where and by which settings it is sold', () => {
  const supplier = idOf(201);
  check([
    ['the supplier is named', { suppliers: [idOf(202), supplier] }, 'fits'],
    ['the supplier is another', { suppliers: [idOf(202)] }, ['supplier', supplier]],
    ['markups are off', {}, ['markup_off', null], offerOf(), contextOf({ markupEnabled: false })],
    ['the type of trip is listed', { trip_types: ['oneway', 'multi'] }, 'fits'],
    ['the type of trip is another', { trip_types: ['roundtrip', 'multi'] }, ['trip_type', 'oneway']],
  ]);
});

describe('the time', () => {
  check([
    ['is that from which it is valid', { valid_from: '2026-11-21T22:30:00.000Z' }, 'fits'],
    [
      'is before that, in another zone',
      { valid_from: '2026-11-22T00:30:01+02:00' },
      ['valid', '2026-11-21T22:30:00.000Z'],
    ],
    [
      'is that until which it is valid',
      { valid_until: '2026-11-21T22:30:00Z' },
      ['valid', '2026-11-21T22:30:00.000Z'],
    ],
    ['is before the end', { valid_until: '2026-11-21T22:30:00.001Z' }, 'fits'],
    [
      'is a booking day, its first and last',
      { booking_from: '2026-11-21', booking_to: '2026-11-21' },
      'fits',
    ],
    ['is after the booking days', { booking_to: '2026-11-20' }, ['booking', '2026-11-21']],
    ['is before the booking days', { booking_from: '2026-11-22' }, ['booking', '2026-11-21']],
    [
      'is of a booking day in UTC, whatever the zone says',
      { booking_to: '2026-11-21' },
      ['booking', '2026-11-22'],
      offerOf(),
      at('2026-11-21T23:30:00-01:00'),
    ],
    ['has the first departure in the window', { travel_from: '2026-12-24', travel_to: '2026-12-24' }, 'fits'],
    ['has it after the window', { travel_to: '2026-12-23' }, ['travel', '2026-12-24']],
    ['has it before the window', { travel_from: '2026-12-25' }, ['travel', '2026-12-24']],
    ['has it on a local day', { travel_from: '2026-12-25' }, 'fits', leaving('2026-12-25T00:05')],
    // 21 November to 24 December are 33 days, however late on the first day one asks.
    ['is so many days before', { days_before_min: 33, days_before_max: 33 }, 'fits'],
    ['is too few days before', { days_before_min: 34 }, ['days_before', '33']],
    ['is too many days before', { days_before_max: 32 }, ['days_before', '33']],
    ['is the day itself', { days_before_max: 0 }, 'fits', leaving('2026-11-21T23:50')],
    ['has a departure on the weekday', { weekdays: [1, 4] }, 'fits'],
    ['has one on another weekday', { weekdays: [5, 6, 7] }, ['weekday', '4']],
    ['has one on a Sunday', { weekdays: [7] }, 'fits', leaving('2026-12-27T10:00')],
  ]);
});

describe('the airlines', () => {
  const mixed = flights({ carrier: 'EK', operated_by: 'FZ' }, { carrier: 'MS', operated_by: 'FZ' });
  check([
    ['the one that issues is listed', { plating: only('MS', 'EK') }, 'fits'],
    ['the one that issues is another', { plating: only('MS') }, ['plating', 'EK']],
    ['the one that issues is left out', { plating: except('EK') }, ['plating', 'EK']],
    ['the one that issues is not left out', { plating: except('MS') }, 'fits'],
    ['all that sell are listed', { marketing: only('MS', 'EK') }, 'fits', mixed],
    ['one that sells is not listed', { marketing: only('EK') }, ['marketing', 'EK, MS'], mixed],
    ['one that sells is left out', { marketing: except('MS', 'BA') }, ['marketing', 'EK, MS'], mixed],
    ['none that sells is left out', { marketing: except('BA') }, 'fits', mixed],
    ['all that fly are listed', { operating: only('FZ') }, 'fits', mixed],
    ['one that sells does not fly', { operating: only('EK', 'MS') }, ['operating', 'FZ'], mixed],
    ['one that flies is left out', { operating: except('FZ') }, ['operating', 'FZ'], mixed],
  ]);
});

describe('the route', () => {
  const back = trips(['CAI', 'DXB'], ['DXB', 'CAI']);
  const tour = trips(['CAI', 'LHR'], ['LHR', 'DXB'], ['DXB', 'CAI']);
  const multi = contextOf({ journey: 'multi' });
  const cairo = [airport('CAI')];
  const dubai = [place('city', 'DXB')];
  check([
    ['is from airport to airport', { origins: cairo, destinations: [airport('DXB')] }, 'fits'],
    [
      'is to another airport of the city',
      { destinations: [airport('DXB')] },
      ['route', 'CAI-DWC'],
      trips(['CAI', 'DWC']),
    ],
    ['is to an airport of the city', { destinations: dubai }, 'fits', trips(['CAI', 'DWC'])],
    ['is to the country', { destinations: [place('country', 'AE')] }, 'fits', trips(['CAI', 'DWC'])],
    ['is to a country of the zone', { destinations: [place('zone', gulf)] }, 'fits'],
    [
      'is not to a country of the zone',
      { destinations: [place('zone', gulf)] },
      ['route', 'CAI-LHR'],
      trips(['CAI', 'LHR']),
    ],
    [
      'is to no zone without countries, nor to one that is gone',
      { destinations: [place('zone', idOf(303)), place('zone', idOf(304))] },
      ['route', 'CAI-DXB'],
    ],
    ['is to one of several places', { destinations: [airport('LHR'), place('country', 'AE')] }, 'fits'],
    [
      'is from an airport that nobody knows, by its code',
      { origins: [airport('ZZZ')] },
      'fits',
      trips(['ZZZ', 'DXB']),
    ],
    [
      'is from one whose country nobody knows',
      { origins: [place('country', 'EG')] },
      ['route', 'QQQ-DXB'],
      trips(['QQQ', 'DXB']),
    ],
    ['is the other way', { origins: dubai, destinations: cairo }, ['route', 'CAI-DXB']],
    ['is the other way, and both count', { origins: dubai, destinations: cairo, both_ways: true }, 'fits'],
    ['ends there, and both ways count', { origins: dubai, both_ways: true }, 'fits'],
    [
      'ends where the last flight does, whatever is on the way',
      { destinations: [airport('LHR')] },
      'fits',
      flights({ destination: 'DXB' }, { origin: 'DXB', destination: 'LHR' }),
    ],
    [
      'is not where one changes',
      { destinations: dubai },
      ['route', 'CAI-LHR'],
      flights({ destination: 'DXB' }, { origin: 'DXB', destination: 'LHR' }),
    ],
    [
      'is that of the way out',
      { origins: dubai },
      ['route', 'CAI-DXB'],
      back,
      contextOf({ journey: 'roundtrip' }),
    ],
    ['is any trip of several', { origins: [airport('LHR')], destinations: dubai }, 'fits', tour, multi],
    [
      'has both ends in one trip',
      { origins: cairo, destinations: dubai },
      ['route', 'CAI-LHR, LHR-DXB, DXB-CAI'],
      tour,
      multi,
    ],
  ]);
});

describe('the area', () => {
  const viaDubai = flights({ destination: 'DXB' }, { origin: 'DXB', destination: 'HRG' });
  check([
    ['is one country', { area: 'domestic' }, 'fits', flights({ destination: 'HRG' })],
    ['is two', { area: 'domestic' }, ['area', 'international']],
    ['is two for a change abroad', { area: 'international' }, 'fits', viaDubai],
    [
      'is one, and two are asked for',
      { area: 'international' },
      ['area', 'domestic'],
      flights({ destination: 'HRG' }),
    ],
    ['is not known', { area: 'international' }, ['area', null], flights({ destination: 'QQQ' })],
    ['is not known of one airport', { area: 'domestic' }, ['area', null], flights({ destination: 'ZZZ' })],
  ]);
});

describe('cabin, brand and travellers', () => {
  const cabins = (...found: (string | null)[]) => flights(...found.map((cabin) => ({ cabin })));
  const types = (...found: ('adult' | 'child' | 'infant')[]) =>
    offerOf(undefined, { travellers: found.map((type) => ({ type })) });
  check([
    [
      'all flights are in a listed cabin',
      { cabins: ['Economy', 'Business'] },
      'fits',
      cabins('Business', 'Economy'),
    ],
    [
      'one flight is in another',
      { cabins: ['Business'] },
      ['cabin', 'Business, Economy'],
      cabins('Business', 'Economy'),
    ],
    [
      'one flight’s cabin is not known',
      { cabins: ['Economy'] },
      ['cabin', 'Economy'],
      cabins('Economy', null),
    ],
    [
      'all trips have a listed brand, in whatever letters',
      { fare_brands: ['flex', 'Saver'] },
      'fits',
      branded('FLEX', 'saver'),
    ],
    [
      'one trip has another brand',
      { fare_brands: ['Flex'] },
      ['fare_brand', 'Flex, Saver'],
      branded('Flex', 'Saver'),
    ],
    ['one trip has none', { fare_brands: ['Flex'] }, ['fare_brand', 'Flex'], branded('Flex', null)],
    ['no trip has one', { fare_brands: ['Flex'] }, ['fare_brand', null], branded(null)],
    ['one of the types travels', { passengers: ['child', 'infant'] }, 'fits', types('adult', 'child')],
    [
      'none of the types travels',
      { passengers: ['child', 'infant'] },
      ['passengers', 'adult'],
      types('adult', 'adult'),
    ],
    [
      'none of those travels whom an amount would count',
      { passengers: ['child', 'infant'], value_type: 'fixed', amount: '5', per: 'passenger' },
      ['nobody', 'adult, infant'],
      types('adult', 'infant'),
    ],
    [
      'nobody is counted by a minimum',
      { passengers: ['infant'], min_amount: '5', per: 'passenger' },
      ['nobody', 'adult, infant'],
      types('adult', 'infant'),
    ],
    [
      'nobody has to be counted for a share alone',
      { passengers: ['infant'], per: 'passenger' },
      'fits',
      types('adult', 'infant'),
    ],
  ]);
});

describe('the fare', () => {
  const dollars = contextOf({ rates: ratesTo('EUR', { USD: [['EUR', 'USD', '1.0825']] }) });
  check([
    ['is the least', { fare_min: '500' }, 'fits'],
    ['is below the least', { fare_min: '500.01' }, ['fare', '500.00 EUR']],
    ['is the most', { fare_max: '500' }, 'fits'],
    ['is above the most', { fare_max: '499.99' }, ['fare', '500.00 EUR']],
    // 500 × 1.0825 = 541.25
    [
      'is the least in the rule’s currency, exactly',
      { fare_min: '541.25', currency: 'USD' },
      'fits',
      offerOf(),
      dollars,
    ],
    [
      'is just below that',
      { fare_min: '541.26', currency: 'USD' },
      ['fare', '541.25 USD'],
      offerOf(),
      dollars,
    ],
    [
      'is just above the most there',
      { fare_max: '541.24', currency: 'USD' },
      ['fare', '541.25 USD'],
      offerOf(),
      dollars,
    ],
    ['cannot be told for want of a rate', { fare_max: '900', currency: 'USD' }, ['no_rate', 'USD']],
    [
      'cannot be raised for want of a rate',
      { value_type: 'fixed', amount: '9', currency: 'USD' },
      ['no_rate', 'USD'],
    ],
    ['cannot be stepped for want of a rate', { step: '1', currency: 'USD' }, ['no_rate', 'USD']],
    ['needs no rate for a share alone', { percent: '9', currency: 'USD' }, 'fits'],
  ]);
});

it('the first condition that fails is the one that is named', () => {
  const rule = ruleOf({ plating: only('MS'), cabins: ['Business'], suppliers: [idOf(202)], fare_min: '900' });
  expect(tracedBy([rule]).get(idOf(1))?.failed).toBe('supplier');
  expect(tracedBy([{ ...rule, suppliers: [] }]).get(idOf(1))?.failed).toBe('plating');
  expect(tracedBy([{ ...rule, suppliers: [], plating: only() }]).get(idOf(1))?.failed).toBe('cabin');
});
