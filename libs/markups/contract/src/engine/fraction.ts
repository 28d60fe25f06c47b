/** An exact number, `up` / `down`; `down` is above zero. Never reduced: a price is a handful of steps long. */
export interface Fraction {
  up: bigint;
  down: bigint;
}

export const zero: Fraction = { up: 0n, down: 1n };

/** Reads a decimal text as rules and amounts have it, never through a float. */
export function fractionOf(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return { up: BigInt(whole + decimals), down: 10n ** BigInt(decimals.length) };
}

export function plus(one: Fraction, other: Fraction): Fraction {
  if (one.down === other.down) return { up: one.up + other.up, down: one.down };
  // A share of a price has a multiple of its denominator: so that of their sum grows no further.
  if (other.down % one.down === 0n) {
    return { up: one.up * (other.down / one.down) + other.up, down: other.down };
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
