import { distanceKm } from '@traveldesk/geo-contract';
import { stayDropCauses, type StayDropCause, type StayDropped } from '@traveldesk/hotels-contract';
import type { SupplierFailure } from '@traveldesk/suppliers-contract';
import { createTally } from '@traveldesk/suppliers-server';
import type { StayBatch, StayCounted, SupplierRate, SupplierStay, WantedRates, WantedStay } from '../adapter';

/** A tolerance, because suppliers calculate distances differently. */
const toleranceKm = 1;

const blameless: ReadonlySet<StayDropCause> = new Set(['expired', 'no_rates', 'full']);

/** Returns the supplier failure that a cause indicates; null if the supplier is not at fault. */
function faultOfCause(cause: StayDropCause): SupplierFailure | null {
  if (blameless.has(cause)) return null;
  return cause === 'currency' ? 'wrong_currency' : cause === 'unreadable' ? 'malformed' : 'impossible';
}

/** Filters one supplier's answer and counts what contradicts the search or itself. */
export interface StaySieve {
  /** `sent` are the ids of the negotiated rates that the search asked for: no other rate may name one. */
  sift<Stay extends SupplierStay>(batch: StayBatch<Stay>, sent: ReadonlySet<string>): Stay[];
  /** Counts a result or a rate that `sift` returned as dropped. */
  reject(kind: StayCounted, cause: StayDropCause): void;
  dropped(): StayDropped;
  /** The supplier is at fault if half of its results or half of its rates are. */
  fault(): SupplierFailure | null;
}

/** `currency` is the one that the supplier bills in; what is due at the property may be in another. */
export function createStaySieve(
  wanted: WantedStay | WantedRates,
  currency: string,
  now = Date.now,
): StaySieve {
  // Counted separately, because a few results with many rates would outweigh all others.
  const tallies = { results: createTally(faultOfCause), rates: createTally(faultOfCause) };
  const properties = new Set<string>();

  const causeOf = ({ property, asked, expires_at }: SupplierStay, at: string): StayDropCause | null => {
    if (properties.has(property.ref)) return 'id';
    if ('property' in wanted && property.ref !== wanted.property) return 'id';
    if (asked.check_in !== wanted.check_in || asked.check_out !== wanted.check_out) return 'dates';
    if (!isForGuests(asked, wanted)) return 'guests';
    if ('point' in wanted && isOutside(property.point, wanted)) return 'place';
    return expires_at <= at ? 'expired' : null;
  };
  const causeOfRate = (
    { net: { total }, expires_at, negotiated }: SupplierRate,
    at: string,
    sent: ReadonlySet<string>,
  ): StayDropCause | null => {
    if (negotiated !== null && !sent.has(negotiated)) return 'negotiated';
    if (total.currency !== currency) return 'currency';
    if (!/[1-9]/.test(total.amount)) return 'price';
    return expires_at !== null && expires_at <= at ? 'expired' : null;
  };
  const isKept = (kind: StayCounted, cause: StayDropCause | null) => {
    if (cause === null) tallies[kind].keep(1);
    else tallies[kind].drop(cause);
    return cause === null;
  };

  return {
    sift: ({ stays, dropped }, sent) => {
      for (const kind of ['results', 'rates'] as const)
        for (const cause of stayDropCauses) {
          const count = dropped[kind][cause];
          if (count) tallies[kind].drop(cause, count);
        }
      const at = new Date(now()).toISOString();
      return stays.flatMap((stay) => {
        const cause = causeOf(stay, at);
        const rates =
          cause === null ? stay.rates.filter((rate) => isKept('rates', causeOfRate(rate, at, sent))) : [];
        if (!isKept('results', cause ?? (rates.length === 0 ? 'no_rates' : null))) return [];
        properties.add(stay.property.ref);
        return [{ ...stay, rates }];
      });
    },
    reject: (kind, cause) => {
      tallies[kind].keep(-1);
      tallies[kind].drop(cause);
    },
    dropped: () => {
      const [results, rates] = [tallies.results.dropped(), tallies.rates.dropped()];
      const counts = stayDropCauses.map(
        (cause) => [cause, (results[cause] ?? 0) + (rates[cause] ?? 0)] as const,
      );
      return Object.fromEntries(counts.filter(([, count]) => count > 0));
    },
    fault: () => tallies.results.fault() ?? tallies.rates.fault(),
  };
}

/** A property without coordinates passes, and comes last by distance. */
function isOutside(point: SupplierStay['property']['point'], { point: center, radius }: WantedStay): boolean {
  return point !== null && distanceKm(point, center) > radius + toleranceKm;
}

function isForGuests({ rooms, guests }: SupplierStay['asked'], wanted: WantedStay | WantedRates): boolean {
  if (rooms !== null && rooms !== wanted.rooms) return false;
  if (guests === null) return true;
  const sorted = (ages: readonly number[]) => [...ages].sort((one, other) => one - other).join();
  return guests.adults === wanted.adults && sorted(guests.children) === sorted(wanted.children);
}
