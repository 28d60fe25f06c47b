import type { Sandbox } from '@traveldesk/flights-server/testing';

/** What the training supplier has of a booking, asked past everything that is tested. */
export interface Truth {
  /** Orders that were ever made for it. */
  orders: number;
  /** What the one is now; null where there is none. */
  is: 'held' | 'paid' | 'cancelled' | null;
  ref: string | null;
}

interface OrderWire {
  id: string;
  metadata: Record<string, string> | null;
  cancelled_at: string | null;
  payment_status: { awaiting_payment: boolean };
}

export async function truthOf(sandbox: Sandbox, bookingId: string): Promise<Truth> {
  const all = await sandbox.ask<OrderWire[]>('GET', '/air/orders?limit=200&sort=-created_at');
  const own = all.filter(({ metadata }) => Object.values(metadata ?? {}).includes(bookingId));
  const [order] = own;
  if (!order) return { orders: 0, is: null, ref: null };
  const { cancelled_at: cancelled, payment_status: payment, id: ref } = order;
  const is = cancelled === null ? (payment.awaiting_payment ? 'held' : 'paid') : 'cancelled';
  return { orders: own.length, is, ref };
}
