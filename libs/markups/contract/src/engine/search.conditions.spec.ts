import { eachCase, flights } from './conditions.fake';
import { buyer, contextOf, idOf, offerOf, parent, ruleOf, topmost, tracedBy } from './engine.fake';

/*
 * Conditions (TRAVEL-RULES 24), met and failed: what a rule fails by, and what there is instead. Nile Cairo, below Nile Travel and
 * Orient, asks on 21 November 2026 at 22:30 UTC for Cairo to Dubai on 24 December, a Thursday.
 */

const leaving = (departing_at: string) => flights({ departing_at });
const at = (instant: string) => contextOf({ at: instant });

describe('who pays', () => {
  eachCase([
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
  eachCase([
    ['the supplier is named', { suppliers: [idOf(202), supplier] }, 'fits'],
    ['the supplier is another', { suppliers: [idOf(202)] }, ['supplier', supplier]],
    ['markups are off', {}, ['markup_off', null], offerOf(), contextOf({ markupEnabled: false })],
    ['the type of trip is listed', { trip_types: ['oneway', 'multi'] }, 'fits'],
    ['the type of trip is another', { trip_types: ['roundtrip', 'multi'] }, ['trip_type', 'oneway']],
  ]);
});

describe('the time', () => {
  eachCase([
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

it('names the first condition that fails', () => {
  const rule = ruleOf({
    plating: { mode: 'only', codes: ['MS'] },
    cabins: ['Business'],
    suppliers: [idOf(202)],
    fare_min: '900',
  });
  expect(tracedBy([rule]).get(idOf(1))?.failed).toBe('supplier');
  expect(tracedBy([{ ...rule, suppliers: [] }]).get(idOf(1))?.failed).toBe('plating');
  expect(
    tracedBy([{ ...rule, suppliers: [], plating: { mode: 'only', codes: [] } }]).get(idOf(1))?.failed,
  ).toBe('cabin');
});
