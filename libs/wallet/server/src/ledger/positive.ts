import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { LedgerError } from './errors';

/** An amount in minor units. Nothing moves backwards: throws where it is not above zero, whoever calls. */
export function positiveMinor(money: Money): bigint {
  const minor = minorUnits(money);
  if (minor <= 0n) throw new LedgerError('money_nothing');
  return minor;
}
