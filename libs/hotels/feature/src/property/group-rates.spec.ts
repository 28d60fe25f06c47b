import { rate, room, tier, usd } from '@traveldesk/hotels-ui/testing';
import { groupRates, isFreeNow, noRateFilter } from './group-rates';

const priced = (number: number, total: string, change = {}) =>
  rate(number, { price: { total: usd(total), per_night: usd(total), due: null }, ...change });

const rooms = [
  room('Suite', [priced(11, '900.00'), priced(12, '700.00', { board: 'half_board' })]),
  room('Twin', [
    priced(13, '300.00', { board: null, tiers: null }),
    priced(14, '100.00', { board: 'room_only', tiers: [tier(null, usd('0.00'))] }),
    priced(15, '90.50', { board: 'room_only' }),
  ]),
];

const shown = (filter: Partial<typeof noRateFilter> = {}) =>
  groupRates(rooms, { ...noRateFilter, ...filter }).map(({ room: { name }, boards }) => [
    name,
    ...boards.map(({ board, rates }) => [board, ...rates.map(({ price }) => price.total.amount)]),
  ]);

it('lists the cheapest room first, its boards in the order of meals, and the cheapest rate of each first', () => {
  expect(shown()).toEqual([
    ['Twin', ['room_only', '90.50', '100.00'], [null, '300.00']],
    ['Suite', ['breakfast', '900.00'], ['half_board', '700.00']],
  ]);
});

it('leaves out rates that are not free to cancel now, and those with unknown terms', () => {
  expect(shown({ isFree: true })).toEqual([
    ['Twin', ['room_only', '90.50']],
    ['Suite', ['breakfast', '900.00'], ['half_board', '700.00']],
  ]);
  expect(isFreeNow(rate(1, { tiers: null }))).toBe(false);
});

it('leaves out other boards, and rooms without a rate', () => {
  expect(shown({ boards: ['half_board'] })).toEqual([['Suite', ['half_board', '700.00']]]);
  expect(shown({ boards: ['unknown', 'breakfast'] })).toEqual([
    ['Twin', [null, '300.00']],
    ['Suite', ['breakfast', '900.00']],
  ]);
  expect(shown({ isFree: true, boards: ['unknown'] })).toEqual([]);
});
