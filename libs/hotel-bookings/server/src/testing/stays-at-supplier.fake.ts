import type { Sandbox } from '@traveldesk/shared-testing/server';

interface RateWire {
  total_amount: string;
  payment_type: 'pay_now' | 'guarantee' | 'deposit';
  cancellation_timeline: { refund_amount: string; before: string }[];
}

interface StayWire {
  id: string;
  status: 'confirmed' | 'cancelled';
  cancelled_at: string | null;
  metadata: Record<string, string> | null;
  accommodation: { rooms: { rates: RateWire[] }[] };
}

/** The stays that were ever booked at the training supplier for a booking, read directly. All are paid in full, in euros. */
export async function staysAtSupplier(sandbox: Sandbox, bookingId: string) {
  const all = await sandbox.ask<StayWire[]>('GET', '/stays/bookings?limit=200');
  return all
    .filter(({ metadata }) => Object.values(metadata ?? {}).includes(bookingId))
    .map(({ id, cancelled_at: at, accommodation }) => {
      const [rate] = accommodation.rooms.flatMap(({ rates }) => rates);
      if (rate?.payment_type !== 'pay_now') throw new Error('The stay is not paid in full.');
      return {
        ref: id,
        paid: minor(rate.total_amount),
        /** Null while it is not canceled. */
        refund: at === null ? null : refundAt(rate, at),
      };
    });
}

/** Returns the refund of the first tier that ends after the instant (STAYS 3), in minor units. */
function refundAt({ cancellation_timeline: tiers }: RateWire, at: string): number {
  const tier = tiers.find(({ before }) => Date.parse(at) < Date.parse(before));
  return minor(tier?.refund_amount ?? '0');
}

const minor = (amount: string) => Math.round(Number(amount) * 100);
