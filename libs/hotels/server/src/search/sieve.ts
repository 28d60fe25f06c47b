import { distanceKm } from '@traveldesk/geo-contract';
import { stayDropCauses, type StayDropCause, type StayDropped } from '@traveldesk/hotels-contract';
import type { SupplierFailure } from '@traveldesk/suppliers-contract';
import { createTally } from '@traveldesk/suppliers-server';
import type { StayBatch, SupplierRate, SupplierStay, WantedStay } from '../adapter';

/** Suppliers measure distances by formulas of their own. */
const toleranceKm = 1;

const blameless: ReadonlySet<StayDropCause> = new Set(['expired', 'no_rates', 'full']);

/** Returns the supplier failure that a cause indicates; null if the supplier is not at fault. */
function faultOfCause(cause: StayDropCause): SupplierFailure | null {
  if (blameless.has(cause)) return null;
  return cause === 'currency' ? 'wrong_currency' : cause === 'unreadable' ? 'malformed' : 'impossible';
}

/** Filters one supplier's answer and counts what contradicts the search or itself. */
export interface StaySieve {
  sift(batch: StayBatch): SupplierStay[];
  dropped(): StayDropped;
  fault(): SupplierFailure | null;
}

/** `currency` is the one that the supplier bills in; what is due at the property may be in another. */
export function createStaySieve(wanted: WantedStay, currency: string, now = Date.now): StaySieve {
  const tally = createTally(faultOfCause);
  const properties = new Set<string>();

  const causeOf = ({ property, asked, expires_at }: SupplierStay): StayDropCause | null => {
    if (properties.has(property.ref)) return 'id';
    if (asked.check_in !== wanted.check_in || asked.check_out !== wanted.check_out) return 'dates';
    if (!isForGuests(asked, wanted)) return 'guests';
    const { point } = property;
    // Without coordinates nothing contradicts the search; such a property comes last by distance.
    if (point && distanceKm(point, wanted.point) > wanted.radius + toleranceKm) return 'place';
    return expires_at <= new Date(now()).toISOString() ? 'expired' : null;
  };
  const isSold = ({ net: { total } }: SupplierRate) => {
    const cause = total.currency !== currency ? 'currency' : !/[1-9]/.test(total.amount) ? 'price' : null;
    if (cause) tally.drop(cause);
    return cause === null;
  };

  return {
    sift: ({ stays, dropped }) => {
      for (const cause of stayDropCauses) if (dropped[cause]) tally.drop(cause, dropped[cause]);
      return stays.flatMap((stay): SupplierStay[] => {
        const cause = causeOf(stay);
        properties.add(stay.property.ref);
        const rates = cause === null ? stay.rates.filter(isSold) : [];
        if (cause !== null || rates.length === 0) tally.drop(cause ?? 'no_rates');
        tally.keep(rates.length);
        return rates.length > 0 ? [{ ...stay, rates }] : [];
      });
    },
    dropped: tally.dropped,
    fault: tally.fault,
  };
}

function isForGuests({ rooms, guests }: SupplierStay['asked'], wanted: WantedStay): boolean {
  if (rooms !== null && rooms !== wanted.rooms) return false;
  if (guests === null) return true;
  const sorted = (ages: readonly number[]) => [...ages].sort((one, other) => one - other).join();
  return guests.adults === wanted.adults && sorted(guests.children) === sorted(wanted.children);
}
