import { rateQuotient, readableRate, type Pair, type RateValue } from '@traveldesk/currencies-contract';
import { halfUp } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import { findSettings } from './currency-settings.sql';
import { pairKey, ratesNewerThan } from './exchange-rates.sql';
import { referenceRates } from './reference-rates';

/** A rate that a person enters. */
type WrittenRate = Pair & { rate: string };

/** The result of judging a rate: its reference in the same direction, and whether it needs approval. */
export interface JudgedRate extends WrittenRate {
  /** Rounded for display; null if there is no reference. */
  reference: string | null;
  /** In percent, for display. */
  difference: number | null;
  waits: boolean;
}

/**
 * Decides which rates may come into force without a second person: a rate waits if it has no reference or differs from it by more than the
 * settings' `share` (ADR 102). `accounts` are those of the author.
 */
async function judgeRates<Rate extends WrittenRate>(
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

/**
 * Judges rates at their start. A backdated rate of a pair without a newer one would be in force today, ahead of newer crossed rates, so it
 * is also judged against today's rates.
 */
export async function judgeSince<Rate extends WrittenRate>(
  db: Db,
  rates: readonly Rate[],
  since: Date,
  accounts: readonly string[],
): Promise<(Rate & JudgedRate)[]> {
  const keyOf = ({ base, quote }: Pair) => pairKey(base, quote);
  const then = await judgeRates(db, rates, since, accounts);
  const newer = await ratesNewerThan(db, rates.map(keyOf), since);
  const isSettled = (judged: JudgedRate) => judged.waits || newer.has(keyOf(judged));
  if (then.every(isSettled)) return then;
  const today = await judgeRates(db, rates, new Date(), accounts);
  return then.map((judged, index) => (isSettled(judged) ? judged : (today[index] ?? judged)));
}

/** Returns the difference of two rates in hundredths of a percent, and exactly whether it exceeds `share` percent. */
function compare(rate: RateValue, other: RateValue, share: number): { hundredths: number; isMore: boolean } {
  const [one, two] = [rateQuotient(rate), rateQuotient(other)];
  const whole = two.numerator * one.denominator;
  const apart = (one.numerator * two.denominator - whole) * 10_000n;
  const limit = BigInt(Math.round(share * 100)) * whole;
  return { hundredths: Number(halfUp(apart, whole)), isMore: apart > limit || -apart > limit };
}
