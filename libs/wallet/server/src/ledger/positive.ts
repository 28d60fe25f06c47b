import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { LedgerError } from './errors';

/** Converts an amount to minor units; throws unless it is above zero. */
export function positiveMinor(money: Money): bigint {
  const minor = minorUnits(money);
  if (minor <= 0n) throw new LedgerError('money_nothing');
  return minor;
}
