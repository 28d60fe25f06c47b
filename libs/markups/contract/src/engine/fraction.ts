/** An exact fraction `up` / `down` with `down` above zero. Only the factors of prices are reduced: a price takes few operations. */
export interface Fraction {
  up: bigint;
  down: bigint;
}

export const zero: Fraction = { up: 0n, down: 1n };

/** Returns the same value with the least denominator. `up` must not be negative. */
export function reduced({ up, down }: Fraction): Fraction {
  let [divisor, rest] = [up, down];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return { up: up / divisor, down: down / divisor };
}

/** Parses a decimal text exactly, without a float. */
export function fractionOf(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return { up: BigInt(whole + decimals), down: 10n ** BigInt(decimals.length) };
}

export function plus(one: Fraction, other: Fraction): Fraction {
  if (one.down === other.down) return { up: one.up + other.up, down: one.down };
  // The denominator of a share is often a multiple of the price's: reuse it so that the denominator of the sum stays small.
  if (other.down % one.down === 0n) {
    return { up: one.up * (other.down / one.down) + other.up, down: other.down };
  }
  if (one.down % other.down === 0n) {
    return { up: one.up + other.up * (one.down / other.down), down: one.down };
  }
  return { up: one.up * other.down + other.up * one.down, down: one.down * other.down };
}

export const times = (one: Fraction, other: Fraction): Fraction => ({
  up: one.up * other.up,
  down: one.down * other.down,
});

export const timesWhole = ({ up, down }: Fraction, whole: number): Fraction => ({
  up: up * BigInt(whole),
  down,
});

export const minus = ({ up, down }: Fraction): Fraction => ({ up: -up, down });

export const isLess = (one: Fraction, other: Fraction): boolean => one.up * other.down < other.up * one.down;

export const isSame = (one: Fraction, other: Fraction): boolean =>
  one.up * other.down === other.up * one.down;

export const lesser = (one: Fraction, other: Fraction): Fraction => (isLess(other, one) ? other : one);
export const greater = (one: Fraction, other: Fraction): Fraction => (isLess(one, other) ? other : one);
