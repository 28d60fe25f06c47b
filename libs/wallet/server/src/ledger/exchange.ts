import {
  convert,
  gainsByRounding,
  leastWithoutGain,
  type ConversionRate,
} from '@traveldesk/currencies-contract';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { LedgerError } from './errors';

/**
 * Converts an amount, for preview and posting alike. Throws at `field` if the result is zero, or if rounding makes it worth over 1% more
 * than the amount: repeated conversions would then create money.
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
