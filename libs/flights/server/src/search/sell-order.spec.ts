import { createSellOrder, firstPart, laterPart, type Sold } from './sell-order';

const sold = (sell: number, key = String(sell)): Sold => ({ sell: BigInt(sell), key });
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => sold(from + at));
const sells = (parts: Sold[][]) => parts.map((part) => part.map(({ sell }) => Number(sell)));

describe('offers in the order of selling prices', () => {
  it('come 25 at first, then 100 at a time, then the rest', () => {
    const parts = createSellOrder().take(range(0, 300).reverse(), null);
    expect(parts.map((part) => part.length)).toEqual([25, 100, 100, 75]);
    expect(sells(parts).flat()).toEqual(range(0, 300).map(({ sell }) => Number(sell)));
  });

  it('wait until no later offer can cost less or the same', () => {
    const order = createSellOrder();
    expect(order.take(range(0, 25), 24n)).toEqual([]);
    expect(sells(order.take([], 25n))).toEqual([range(0, 25).map(({ sell }) => Number(sell))]);
    // 26 to 124 are 99 offers: one less than a part.
    expect(order.take(range(26, 226), 125n)).toEqual([]);
    expect(sells(order.take([sold(25)], 125n))).toEqual([range(25, 125).map(({ sell }) => Number(sell))]);
    expect(order.take([], null).map((part) => part.length)).toEqual([100, 1]);
    expect(order.take([], null)).toEqual([]);
  });

  it('of equal price have an order that does not depend on costs', () => {
    const order = createSellOrder();
    order.take([sold(7, 'c'), sold(7, 'a')], 7n);
    expect(order.take([sold(7, 'b'), sold(6, 'z')], null)).toEqual([
      [sold(6, 'z'), sold(7, 'a'), sold(7, 'b'), sold(7, 'c')],
    ]);
  });

  it('come in the same parts, however they are read', () => {
    const all = range(0, 500).sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
    const whole = createSellOrder().take(all, null);
    const order = createSellOrder();
    const byOne = all.flatMap((item) => order.take([item], 0n));
    expect([...byOne, ...order.take([], null)]).toEqual(whole);
    const sorted = createSellOrder();
    const early = range(0, 500).flatMap((item) => sorted.take([item], item.sell + 1n));
    expect([...early, ...sorted.take([], null)]).toEqual(whole);
    expect([firstPart, laterPart]).toEqual([25, 100]);
  });
});
