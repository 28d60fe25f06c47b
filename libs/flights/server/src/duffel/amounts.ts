/** Compares offers by price before they are parsed; offers without an amount come last. */
export function byAmount(one: { amount: string | null }, other: { amount: string | null }): number {
  return compareDecimals(one.amount, other.amount);
}

/** Compares unsigned decimals as strings, without conversion to floating point. */
function compareDecimals(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const [whole = '', decimals = ''] = one.split('.');
  const [otherWhole = '', otherDecimals = ''] = other.split('.');
  return whole.length - otherWhole.length || compare(whole, otherWhole) || compare(decimals, otherDecimals);
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
