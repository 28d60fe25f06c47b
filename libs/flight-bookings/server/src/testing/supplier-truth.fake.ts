import type { Sandbox } from '@traveldesk/flights-server/testing';

/** The state of a booking at the training supplier, read directly. */
export interface Truth {
  /** All orders ever created for it. */
  orders: number;
  /** The state of the order; null without one. */
  is: 'held' | 'paid' | 'cancelled' | null;
  ref: string | null;
  type: 'instant' | 'hold';
  /** Its payments, and its refund, null if it was not canceled; in minor units. */
  payments: number[];
  refund: number | null;
  /** The number of changes. */
  changes: number;
  /** The current ticket numbers. */
  tickets: string[];
}

interface OrderWire {
  id: string;
  type: Truth['type'];
  metadata: Record<string, string> | null;
  cancelled_at: string | null;
  payment_status: { awaiting_payment: boolean };
  cancellation: { refund_amount: string } | null;
  changes: unknown[];
  documents: { unique_identifier: string }[];
}

const nothing: Truth = {
  orders: 0,
  is: null,
  ref: null,
  type: 'hold',
  payments: [],
  refund: null,
  changes: 0,
  tickets: [],
};

export async function truthOf(sandbox: Sandbox, bookingId: string): Promise<Truth> {
  const all = await sandbox.ask<OrderWire[]>('GET', '/air/orders?limit=200&sort=-created_at');
  const own = all.filter(({ metadata }) => Object.values(metadata ?? {}).includes(bookingId));
  const [order] = own;
  if (!order) return nothing;
  const { cancelled_at: cancelled, payment_status: payment, cancellation, changes, documents } = order;
  const is = cancelled === null ? (payment.awaiting_payment ? 'held' : 'paid') : 'cancelled';
  const paid = await sandbox.ask<{ amount: string }[]>('GET', `/air/payments?order_id=${order.id}`);
  return {
    orders: own.length,
    is,
    ref: order.id,
    type: order.type,
    payments: paid.map(({ amount }) => minor(amount)),
    refund: cancellation ? minor(cancellation.refund_amount) : null,
    changes: changes.length,
    tickets: documents.map((document) => document.unique_identifier),
  };
}

/** All orders in these tests are in euros. */
const minor = (amount: string) => Math.round(Number(amount) * 100);
