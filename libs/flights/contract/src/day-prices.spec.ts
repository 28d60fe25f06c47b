import { emptyCriteria, type FlightCriteria } from './criteria';
import { journeysAround, onDays } from './day-prices';

const trip = (origin: string, destination: string, date: string) => ({
  origin,
  destination,
  date,
  departure: null,
  arrival: null,
});
const round = {
  ...emptyCriteria(),
  trips: [trip('CAI', 'DXB', '2027-02-10'), trip('DXB', 'CAI', '2027-02-12')],
} as FlightCriteria;
const oneway: FlightCriteria = { ...round, type: 'oneway', trips: round.trips.slice(0, 1) };
const daysOf = (journeys: readonly FlightCriteria[]) =>
  journeys.map(({ trips }) => trips.map(({ date }) => date.slice(5)).join(' '));

it('a strip moves the whole journey', () => {
  expect(daysOf(journeysAround(round, 'strip'))).toEqual([
    '02-07 02-09',
    '02-08 02-10',
    '02-09 02-11',
    '02-10 02-12',
    '02-11 02-13',
    '02-12 02-14',
    '02-13 02-15',
  ]);
});

it('a grid combines each outbound day with each return day from then on', () => {
  const days = daysOf(journeysAround(round, 'grid'));
  expect(days.slice(0, 7)).toEqual(
    ['09', '10', '11', '12', '13', '14', '15'].map((back) => `02-07 02-${back}`),
  );
  expect(days).not.toContain('02-13 02-12');
  expect(days).toContain('02-13 02-13');
  // Of the 49 pairs, departures on the 10th lose one, on the 11th two, on the 12th three and on the 13th four.
  expect(days).toHaveLength(49 - 1 - 2 - 3 - 4);
});

it('the grid of a one-way trip is its strip', () => {
  expect(journeysAround(oneway, 'grid')).toEqual(journeysAround(oneway, 'strip'));
});

it('a month has all of its days, with the same length of stay', () => {
  const days = daysOf(journeysAround(round, 'month'));
  expect([days[0], days.at(-1), days.length]).toEqual(['02-01 02-03', '02-28 03-02', 28]);
  expect(journeysAround(oneway, 'month', '2028-02')).toHaveLength(29);
});

it('a journey gets the days of a price', () => {
  expect(daysOf([onDays(round, { date: '2027-02-11', return_date: '2027-02-20' })])).toEqual(['02-11 02-20']);
  expect(daysOf([onDays(oneway, { date: '2027-02-11', return_date: null })])).toEqual(['02-11']);
});
