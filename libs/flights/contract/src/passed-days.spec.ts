import { emptyCriteria, emptyTrip, type CriteriaDraft } from './criteria';
import { withoutPassedDays } from './passed-days';

const now = new Date('2026-11-26T11:30:00Z');
const onDays = (...dates: (string | null)[]): CriteriaDraft => ({
  ...emptyCriteria(),
  trips: dates.map((date) => ({ ...emptyTrip, origin: 'LHR', destination: 'DXB', date })),
});
const left = (...[draft, ...rest]: Parameters<typeof withoutPassedDays>) =>
  withoutPassedDays(draft, ...rest)?.trips.map(({ date }) => date);

it('a day that is over everywhere is left open, and what is still to come stays', () => {
  expect(left(onDays('2020-01-01', '2020-01-08'), now)).toEqual([null, null]);
  expect(left(onDays('2026-11-24', '2026-12-03'), now)).toEqual([null, '2026-12-03']);
  expect(withoutPassedDays(onDays('2020-01-01'), now)).toMatchObject({
    trips: [{ origin: 'LHR', destination: 'DXB', date: null }],
  });
});

it.each([
  // It is still that day twelve hours behind Greenwich.
  ['a day that is not over everywhere', '2026-11-25'],
  ['today', '2026-11-26'],
  ['a day to come', '2026-12-01'],
  ['no day yet', null],
  ['what is no day', '2020-02-30'],
])('nothing has passed with %s', (_, date) => {
  expect(withoutPassedDays(onDays(date), now)).toBeNull();
});

it('a day that the API refuses has passed once it is over anywhere, and another one is refused for something else', () => {
  const refused = (field: string) => field === 'trips.0.date';
  expect(left(onDays('2026-11-25', '2026-11-25'), now, refused)).toEqual([null, '2026-11-25']);
  expect(left(onDays('2026-11-26', '2026-11-26'), now, refused)).toEqual([null, '2026-11-26']);
  expect(withoutPassedDays(onDays('2028-01-01'), now, refused)).toBeNull();
});
