import { rateQuotient, readableRate, type Pair, type RateValue } from '@traveldesk/currencies-contract';
import { halfUp } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import { findSettings } from './currency-settings.sql';
import { pairKey } from './exchange-rates.sql';
import { referenceRates } from './reference-rates';

/** A rate that somebody writes. */
type WrittenRate = Pair & { rate: string };

/** The judgement on a written rate: its reference in the same direction, and whether it needs a second person. */
export interface JudgedRate extends WrittenRate {
  /** For people to read; null where there is nothing to compare with. */
  reference: string | null;
  /** In percent, for people to read. */
  difference: number | null;
  waits: boolean;
}

/**
 * Whether rates may come into force on one person's word: each waits that differs by more than the `share` of the settings from its
 * reference, or has none (ADR 102). `accounts` are those of their author.
 */
export async function judgeRates<Rate extends WrittenRate>(
  db: Db,
  rates: readonly Rate[],
  at: Date,
  accounts: readonly string[],
): Promise<(Rate & JudgedRate)[]> {
  const { share } = await findSettings(db);
  const references = await referenceRates(db, rates, at, accounts);
  return rates.map((rate) => {
    const { base, quote } = rate;
    const reference = references.get(pairKey(base, quote));
    if (!reference) return { ...rate, reference: null, difference: null, waits: true };
    const { hundredths, isMore } = compare({ from: base, to: quote, legs: [rate] }, reference, share);
    return { ...rate, reference: readableRate(reference), difference: hundredths / 100, waits: isMore };
  });
}

/** By how many hundredths of a percent a rate differs from another, and exactly whether that is more than `share` percent. */
function compare(rate: RateValue, other: RateValue, share: number): { hundredths: number; isMore: boolean } {
  const [one, two] = [rateQuotient(rate), rateQuotient(other)];
  const whole = two.numerator * one.denominator;
  const apart = (one.numerator * two.denominator - whole) * 10_000n;
  const limit = BigInt(Math.round(share * 100)) * whole;
  return { hundredths: Number(halfUp(apart, whole)), isMore: apart > limit || -apart > limit };
}
