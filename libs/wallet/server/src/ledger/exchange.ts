import {
  convert,
  gainsByRounding,
  leastWithoutGain,
  type ConversionRate,
} from '@traveldesk/currencies-contract';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { LedgerError } from './errors';

/**
 * What an amount becomes in another wallet, for who looks at it and for who does it. Throws at `field` where that is nothing, or more
 * than a hundredth more than the amount is worth: many such conversions would make money.
 */
export function exchanged(amount: Money, rate: ConversionRate, field: string): Money {
  const becomes = convert(amount, rate);
  if (minorUnits(becomes) === 0n) throw refused('amount_too_small');
  if (gainsByRounding(amount, rate)) throw refused('conversion_gains');
  return becomes;

  function refused(code: 'amount_too_small' | 'conversion_gains'): LedgerError {
    return new LedgerError(code, { fields: { [field]: code }, params: { amount: leastWithoutGain(rate) } });
  }
}
