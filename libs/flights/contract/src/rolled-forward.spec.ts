import { emptyCriteria, type FlightCriteria } from './criteria';
import { rolledForward } from './rolled-forward';

const trip = (origin: string, destination: string, date: string) => ({
  origin,
  destination,
  date,
  departure: null,
  arrival: null,
});
const criteria = {
  ...emptyCriteria(),
  trips: [trip('CAI', 'DXB', '2026-12-01'), trip('DXB', 'CAI', '2026-12-08')],
} as FlightCriteria;

// December 1, 2026 is a Tuesday.
it.each([
  ['2026-11-30', 0, ['2026-12-01', '2026-12-08']],
  ['2026-12-01', 0, ['2026-12-01', '2026-12-08']],
  ['2026-12-02', 1, ['2026-12-08', '2026-12-15']],
  ['2026-12-08', 1, ['2026-12-08', '2026-12-15']],
  ['2026-12-09', 2, ['2026-12-15', '2026-12-22']],
  ['2027-12-01', 53, ['2027-12-07', '2027-12-14']],
])('on %s the search moves by %d weeks', (today, weeks, dates) => {
  const rolled = rolledForward(criteria, today);
  expect([rolled.weeks, rolled.criteria.trips.map(({ date }) => date)]).toEqual([weeks, dates]);
});
