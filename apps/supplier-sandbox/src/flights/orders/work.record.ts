import type { OrderBody, PayBody, PaymentBody } from './order.schema';

/** The flight calls that change something. */
export type FlightWork =
  | { kind: 'order'; body: OrderBody }
  | { kind: 'payment'; id: string; body: PayBody }
  | { kind: 'cancellation'; id: string }
  | { kind: 'change'; id: string; payment: PaymentBody | undefined };
