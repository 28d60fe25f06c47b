import { dayTimeOf, instantOf } from './instant';

/** In local time, wherever the test runs. */
const local = (text: string) => new Date(text).toISOString();

it.each([
  [{ day: '2026-12-31', time: '' }, 'start', '2026-12-31T00:00'],
  [{ day: '2026-12-31', time: '' }, 'end', '2027-01-01T00:00'],
  [{ day: '2026-12-31', time: '18:30' }, 'start', '2026-12-31T18:30'],
  [{ day: '2026-12-31', time: '18:30' }, 'end', '2026-12-31T18:30'],
  [{ day: '2028-02-29', time: '' }, 'end', '2028-03-01T00:00'],
] as const)('%j as a %s is %s here, and reads back as it was written', (dayTime, edge, instant) => {
  expect(instantOf(dayTime, edge)).toBe(local(instant));
  expect(dayTimeOf(local(instant), edge)).toEqual(dayTime);
});

it.each(['start', 'end'] as const)('an empty day gives no %s', (edge) => {
  expect(instantOf({ day: '', time: '' }, edge)).toBeNull();
  expect(dayTimeOf(null, edge)).toEqual({ day: '', time: '' });
});

it.each([
  { day: '', time: '18:00' },
  { day: '30/2', time: '' },
  { day: '2026-12-31', time: 'noon' },
])('%j is not an instant yet, and is shown as typed', (dayTime) => {
  const typed = instantOf(dayTime, 'start');
  expect(Number.isNaN(Date.parse(String(typed)))).toBe(true);
  expect(dayTimeOf(typed, 'start')).toEqual(dayTime);
});
