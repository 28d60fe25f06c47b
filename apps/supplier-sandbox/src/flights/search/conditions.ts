import type { Rule } from '../world/brands.data';
import type { Carrier } from '../world/carriers.data';
import { amountText, minorUnits, wholeUnits } from '../../world/money';

/** The data on which conditions depend. */
interface ConditionContext {
  carrier: Carrier;
  currency: string;
  passengers: readonly { fare: string }[];
}

/**
 * Returns a rule's charge in minor units: euros per seat; at ZZ the same number in any currency, once for all passengers, so that trainings
 * can rely on it (SUPPLIER 6: penalty of 25).
 */
export function chargeOf(euro: number, { carrier, currency, passengers }: ConditionContext): number {
  const seats = passengers.filter(({ fare }) => fare !== 'infant_without_seat').length;
  return carrier.kind === 'training' ? wholeUnits(euro, currency) : minorUnits(euro, currency) * seats;
}

/** Returns `{allowed, penalty_amount, penalty_currency}`, or null if the airline does not tell: unknown (SUPPLIER 5). */
export function conditionWire(rule: Rule, context: ConditionContext) {
  if (!context.carrier.tellsConditions) return null;
  if (rule === false) return { allowed: false, penalty_amount: null, penalty_currency: null };
  return {
    allowed: true,
    penalty_amount: amountText(chargeOf(rule, context), context.currency),
    penalty_currency: context.currency,
  };
}
