import type { OperationKind, QuotedKind } from '@traveldesk/bookings-contract';

/** What is being done, in the words of those who do it: by the same operation a hold is cancelled, and what a refund was quoted for refunded. */
export function operationName(kind: OperationKind, quoted: QuotedKind | null): OperationKind | 'refund' {
  return kind === 'cancel' && quoted === 'cancel' ? 'refund' : kind;
}
