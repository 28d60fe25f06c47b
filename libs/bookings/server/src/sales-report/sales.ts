/** Sales of one currency in minor units, and tickets. */
export interface Sales {
  tickets: number;
  sales: bigint;
  refunds: bigint;
  /** The suppliers' share of sales less refunds. */
  net: bigint;
  /** The platform's share of sales less refunds. */
  margin: bigint;
  /** The commission that suppliers estimate; it is never posted. */
  expected: bigint;
}

export const noSales: Sales = { tickets: 0, sales: 0n, refunds: 0n, net: 0n, margin: 0n, expected: 0n };

export function addSales(one: Sales, other: Sales): Sales {
  return {
    tickets: one.tickets + other.tickets,
    sales: one.sales + other.sales,
    refunds: one.refunds + other.refunds,
    net: one.net + other.net,
    margin: one.margin + other.margin,
    expected: one.expected + other.expected,
  };
}
