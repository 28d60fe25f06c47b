import { shareOf } from './pricing';

it.each([
  ['199.90', 'EUR', 1, '199.90'],
  ['100.00', 'EUR', 3, '33.33'],
  ['200.00', 'EUR', 3, '66.67'],
  ['0.05', 'EUR', 2, '0.03'],
  ['1500', 'JPY', 7, '214'],
  ['10.000', 'KWD', 3, '3.333'],
  ['99999999999.99', 'EUR', 9, '11111111111.11'],
])('%s %s among %d is %s each, rounded half up to the smallest unit', (amount, currency, parts, each) => {
  expect(shareOf({ amount, currency }, parts)).toEqual({ amount: each, currency });
});
