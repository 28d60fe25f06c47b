import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { SupplierOffer } from '../adapter';

/** Whether all amounts are in the currency that the supplier is paid in. */
export function isInCurrency({ total, base, tax }: SupplierOffer['net'], currency: string): boolean {
  return [total, base, tax].every((amount) => amount === null || amount.currency === currency);
}

/**
 * Whether a price can be: above zero, and what it is made of is the whole of it. A supplier that tells one part alone has
 * told no more than that it is a part.
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
