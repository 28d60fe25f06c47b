import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { SupplierOffer } from '../adapter';

/** Whether all amounts are in the currency that the supplier bills in. */
export function isInCurrency({ total, base, tax }: SupplierOffer['net'], currency: string): boolean {
  return [total, base, tax].every((amount) => amount === null || amount.currency === currency);
}

/**
 * Whether a price is plausible: above zero, and base plus tax equal the total. If the supplier states only one part, that part must not
 * exceed the total.
 */
export function addsUp({ total, base, tax }: SupplierOffer['net']): boolean {
  const whole = minorUnits(total);
  if (whole <= 0n) return false;
  const parts = minorOf(base) + minorOf(tax);
  return base && tax ? parts === whole : parts <= whole;
}

function minorOf(amount: Money | null): bigint {
  return amount ? minorUnits(amount) : 0n;
}
