import { nile, refused, type MarkupChanges } from './markup.fake';

const fixed = { value_type: 'fixed', percent: null, amount: '5' };
const place = (kind: string, code: string) => ({ kind, code });

describe('a rule that no booking can match', () => {
  const countries = (from: string, to: string) => ({
    origins: [place('country', from)],
    destinations: [place('country', to)],
  });
  // 7 December 2026 is a Monday.
  it.each<[MarkupChanges, string]>([
    [{ passengers: ['infant'], per: 'passenger', ...fixed }, 'passengers'],
    [{ passengers: ['infant'], per: 'passenger', min_amount: '5' }, 'passengers'],
    [{ area: 'domestic', ...countries('EG', 'AE') }, 'area'],
    [{ travel_from: '2026-12-07', travel_to: '2026-12-09', weekdays: [4, 5] }, 'weekdays'],
    [{ travel_to: '2026-12-10', booking_from: '2026-12-01', days_before_min: 10 }, 'days_before_min'],
    [{ travel_from: '2026-12-10', booking_to: '2026-12-01', days_before_max: 8 }, 'days_before_max'],
    [{ valid_until: '2026-12-01T00:00:00Z', booking_from: '2026-12-01' }, 'valid_until'],
    [{ valid_from: '2026-12-02T00:00:00Z', booking_to: '2026-12-01' }, 'valid_from'],
  ])('is refused where it says so: %j', (said, field) => {
    expect(refused(said)).toEqual([`${field}: markup_matches_nothing`]);
  });

  it.each<[MarkupChanges]>([
    [{ passengers: ['infant'], per: 'passenger', infants: true, ...fixed }],
    [{ passengers: ['infant'], per: 'booking', ...fixed }],
    [{ passengers: ['infant'], per: 'passenger' }],
    [{ passengers: ['infant', 'child'], per: 'passenger', ...fixed }],
    [{ area: 'domestic', ...countries('EG', 'EG') }],
    [{ area: 'international', ...countries('EG', 'AE') }],
    [{ area: 'domestic', origins: [place('country', 'EG')] }],
    [{ area: 'domestic', origins: [place('country', 'EG')], destinations: [place('zone', nile)] }],
    [{ travel_from: '2026-12-07', travel_to: '2026-12-09', weekdays: [3] }],
    [{ travel_from: '2026-12-07', travel_to: '2026-12-13', weekdays: [7] }],
    [{ travel_from: '2026-12-07', weekdays: [7] }],
    [{ travel_to: '2026-12-10', booking_from: '2026-12-01', days_before_min: 9 }],
    [{ travel_from: '2026-12-10', booking_to: '2026-12-01', days_before_max: 9 }],
    [{ valid_until: '2026-12-01T00:00:01Z', booking_from: '2026-12-01' }],
    [{ valid_from: '2026-12-01T23:59:59Z', booking_to: '2026-12-01' }],
  ])('is none like %j', (said) => {
    expect(refused(said)).toEqual([]);
  });
});
