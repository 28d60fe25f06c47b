import type { Product } from '../markup.kinds';
import type { Compiled, DiscountShare } from './compiled';
import { exchangeOf, type Exchange } from './exchange';
import type { PricingContext } from './types';

/** A pricing context with lookups for conditions and amounts. */
export interface PricingScope {
  context: PricingContext;
  discountShare: DiscountShare | null;
  exchange: Exchange;
  /** The instant of pricing in milliseconds, and its UTC day. */
  at: number;
  day: string;
  /** The number of levels above the paying company, by company id; 0 is the paying company. */
  above: ReadonlyMap<string, number>;
}

export function pricingScopeOf(
  context: PricingContext,
  { discountShare }: Pick<Compiled, 'discountShare'>,
): PricingScope {
  const at = Date.parse(context.at);
  return {
    context,
    discountShare,
    exchange: exchangeOf(context),
    at,
    day: new Date(at).toISOString().slice(0, 10),
    above: new Map(context.companies.map(({ id }, above) => [id, above])),
  };
}

export const productOf = ({ journey }: Pick<PricingContext, 'journey'>): Product =>
  journey === 'stay' ? 'hotel' : 'flight';

/** 1 is Monday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Both bounds are included; ISO days compare as texts. */
export function isWithin(day: string, from: string | null, to: string | null): boolean {
  return (from === null || day >= from) && (to === null || day <= to);
}
