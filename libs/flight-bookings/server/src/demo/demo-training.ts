import type { Training } from '@traveldesk/bookings-server';

/** Backdates an order with its deadlines. */
export const dateOrder = ({ ask }: Training, orderRef: string, at: Date) =>
  ask('PUT', `/orders/${orderRef}/made_at`, { made_at: at.toISOString() });

/** Simulates a change by the airline. */
export const changeOrder = ({ ask }: Training, orderRef: string) =>
  ask('POST', `/orders/${orderRef}/airline_change`, {});

/** Simulates a cancellation made elsewhere. */
export const cancelOrder = ({ ask }: Training, orderRef: string) =>
  ask('POST', `/orders/${orderRef}/cancellation`, {});
