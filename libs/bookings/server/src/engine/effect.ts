import type {
  Cancellation,
  OrderChange,
  OrderPicture,
  OrderPayment,
  Outcome,
} from '@traveldesk/flights-server';

/** What a supplier did. `order` is the order as it was read afterwards; null where it did not answer that any more. */
export type Effect =
  | { kind: 'ordered'; order: OrderPicture }
  | { kind: 'paid'; payment: OrderPayment | null; order: OrderPicture | null }
  | { kind: 'cancelled'; cancellation: Cancellation; order: OrderPicture | null }
  | { kind: 'changed'; change: OrderChange; order: OrderPicture | null };

/** The same outcome of what a result means. */
export function mapOutcome<From, To>(outcome: Outcome<From>, meaning: (result: From) => To): Outcome<To> {
  if (outcome.outcome === 'done') return { ...outcome, result: meaning(outcome.result) };
  if (outcome.outcome === 'refused') return outcome;
  return { ...outcome, seen: outcome.seen === null ? null : meaning(outcome.seen) };
}
