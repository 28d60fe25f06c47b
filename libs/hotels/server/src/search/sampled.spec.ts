import type { PricedRate } from '@traveldesk/markups-contract/engine';
import { createSampled } from './sampled';

const sampledOf = (amounts: readonly number[]) => {
  const sampled = createSampled();
  for (const amount of amounts)
    sampled.see({ net: { total: { amount: `${amount}.00`, currency: 'EUR' } } } as PricedRate);
  return sampled.kept().map(({ net }) => Number(net.total.amount));
};

it.each<[number[], number[]]>([
  [[], []],
  [[7], [7]],
  [
    [30, 10],
    [10, 30],
  ],
  [
    [30, 100, 20, 9, 5],
    [5, 20, 100],
  ],
])('of %j keeps %j', (amounts, kept) => {
  expect(sampledOf(amounts)).toEqual(kept);
});

it('keeps the cheapest, the dearest and a middle one of twenty thousand', () => {
  const [least, middle, dearest] = sampledOf(Array.from({ length: 20_000 }, (_, at) => at));
  expect([least, dearest]).toEqual([0, 19_999]);
  expect(Math.abs((middle ?? 0) - 10_000)).toBeLessThan(1_000);
});
