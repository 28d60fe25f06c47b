import type { OperationKind, CancellationQuoteKind } from '@traveldesk/bookings-contract';

/** Returns the user's name of an operation: `cancel` also carries out a quoted refund. */
export function operationName(
  kind: OperationKind,
  quoted: CancellationQuoteKind | null,
): OperationKind | 'refund' {
  return kind === 'cancel' && quoted === 'cancel' ? 'refund' : kind;
}
