import { fitsCurrency, minorUnits, type Money } from '@traveldesk/shared-contract';
import { Problem } from '@traveldesk/shared-server';

/** Throws a 422 `booking_total_differs` where the agreed price is not the current price. */
export function requireAgreed(agreed: Money, comesTo: Money): void {
  const isSame =
    agreed.currency === comesTo.currency &&
    fitsCurrency(agreed) &&
    minorUnits(agreed) === minorUnits(comesTo);
  if (!isSame) {
    throw new Problem(422, 'booking_total_differs', { params: { total: comesTo } });
  }
}
