import {
  convert,
  readableRate,
  type Conversion,
  type ConversionQuery,
} from '@traveldesk/currencies-contract';
import { currencyExponent, fitsCurrency, fitsWire, minorUnits, moneyOf } from '@traveldesk/shared-contract';
import { invalid, refuseReadings, type Db } from '@traveldesk/shared-server';
import { rateAt } from './rate-at';
import { tooLarge } from './too-large';

/**
 * Converts an amount. Throws a 422 at `amount` for too many decimals or a result that is too large, at `at` for a future instant, and
 * whatever `rateAt` throws.
 */
export async function convertNow(db: Db, { amount, from, to, at }: ConversionQuery): Promise<Conversion> {
  const now = new Date();
  const instant = at === undefined ? now : new Date(at);
  if (instant > now) throw invalid({ at: 'rate_in_future' });
  const money = { amount, currency: from };
  refuseReadings('amount', money);
  if (!fitsCurrency(money)) {
    throw invalid({ amount: 'amount_decimals' }, { currency: from, count: currencyExponent(from) });
  }
  const given = moneyOf(minorUnits(money), from);
  const { rate, isOld } = await rateAt(db, { from, to }, instant);
  const converted = convert(given, rate);
  if (!fitsWire(converted)) throw tooLarge('amount');
  return { given, converted, rate, readable: readableRate(rate), is_old: isOld };
}
