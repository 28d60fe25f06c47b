import { eachCase, flights } from './conditions.fake';
import { contextOf, offerOf, ratesTo, segmentOf } from './engine.fake';

/*
 * Conditions (TRAVEL-RULES 24), met and failed: what a rule fails by, and what there is instead. Nile Cairo, below Nile Travel and
 * Orient, asks on 21 November 2026 at 22:30 UTC for Cairo to Dubai on 24 December, a Thursday.
 */

const branded = (...brands: (string | null)[]) =>
  offerOf(undefined, { slices: brands.map((fare_brand) => ({ fare_brand, segments: [segmentOf()] })) });

describe('the area', () => {
  const viaDubai = flights({ destination: 'DXB' }, { origin: 'DXB', destination: 'HRG' });
  eachCase([
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
  eachCase([
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
  eachCase([
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
