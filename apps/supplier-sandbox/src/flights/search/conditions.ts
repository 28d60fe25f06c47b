import type { Rule } from '../world/brands.data';
import type { Carrier } from '../world/carriers.data';
import { amountText, minorUnits, wholeUnits } from '../../world/money';

/** What the conditions of an offer or an order depend on. */
interface ConditionContext {
  carrier: Carrier;
  currency: string;
  passengers: readonly { fare: string }[];
}

/**
 * What a rule costs, in minor units: the euro of each seat, and at ZZ the very number in whatever currency, once for
 * all passengers, so that a training can count on it (SUPPLIER 6: 25 of penalty).
 */
export function chargeOf(euro: number, { carrier, currency, passengers }: ConditionContext): number {
  const seats = passengers.filter(({ fare }) => fare !== 'infant_without_seat').length;
  return carrier.kind === 'training' ? wholeUnits(euro, currency) : minorUnits(euro, currency) * seats;
}

/** `{allowed, penalty_amount, penalty_currency}`; null where the airline does not say: unknown (SUPPLIER 5). */
export function conditionWire(rule: Rule, context: ConditionContext) {
  if (!context.carrier.tellsConditions) return null;
  if (rule === false) return { allowed: false, penalty_amount: null, penalty_currency: null };
  return {
    allowed: true,
    penalty_amount: amountText(chargeOf(rule, context), context.currency),
    penalty_currency: context.currency,
  };
}
