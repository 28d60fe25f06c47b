import type { OrderBody, PayBody, PaymentBody } from './order.schema';

/** A call that has an effect, as it can be written down and done later. */
export type Work =
  | { kind: 'order'; body: OrderBody }
  | { kind: 'payment'; id: string; body: PayBody }
  | { kind: 'cancellation'; id: string }
  | { kind: 'change'; id: string; payment: PaymentBody | undefined };

/** Something that was answered with 202 and is still to be done, or to fail. */
export interface PendingRecord {
  id: string;
  account: string;
  created: number;
  /** By the machine's clock, in milliseconds since 1970. */
  due: number;
  fails: boolean;
  work: Work;
}
