import type { OrderBody, PayBody, PaymentBody } from './order.schema';

/** The calls of flights that have an effect. */
export type FlightWork =
  | { kind: 'order'; body: OrderBody }
  | { kind: 'payment'; id: string; body: PayBody }
  | { kind: 'cancellation'; id: string }
  | { kind: 'change'; id: string; payment: PaymentBody | undefined };
