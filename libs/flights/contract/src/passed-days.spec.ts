import { emptyCriteria, emptyTrip, type CriteriaDraft } from './criteria';
import { withoutPassedDays } from './passed-days';

const now = new Date('2026-11-26T11:30:00Z');
const onDays = (...dates: (string | null)[]): CriteriaDraft => ({
  ...emptyCriteria(),
  trips: dates.map((date) => ({ ...emptyTrip, origin: 'LHR', destination: 'DXB', date })),
});
const left = (...[draft, ...rest]: Parameters<typeof withoutPassedDays>) =>
  withoutPassedDays(draft, ...rest)?.trips.map(({ date }) => date);

it('a day that is over everywhere is cleared, and future days stay', () => {
  expect(left(onDays('2020-01-01', '2020-01-08'), now)).toEqual([null, null]);
  expect(left(onDays('2026-11-24', '2026-12-03'), now)).toEqual([null, '2026-12-03']);
  expect(withoutPassedDays(onDays('2020-01-01'), now)).toMatchObject({
    trips: [{ origin: 'LHR', destination: 'DXB', date: null }],
  });
});

it.each([
  // It is still that day twelve hours west of Greenwich.
  ['a day that is not over everywhere', '2026-11-25'],
  ['today', '2026-11-26'],
  ['a day in the future', '2026-12-01'],
  ['no day', null],
  ['an invalid day', '2020-02-30'],
])('no day has passed with %s', (_, date) => {
  expect(withoutPassedDays(onDays(date), now)).toBeNull();
});

it('a day refused by the API has passed if it is over anywhere; other days were refused for another reason', () => {
  const refused = (field: string) => field === 'trips.0.date';
  expect(left(onDays('2026-11-25', '2026-11-25'), now, refused)).toEqual([null, '2026-11-25']);
  expect(left(onDays('2026-11-26', '2026-11-26'), now, refused)).toEqual([null, '2026-11-26']);
  expect(withoutPassedDays(onDays('2028-01-01'), now, refused)).toBeNull();
});
