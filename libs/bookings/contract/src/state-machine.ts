import type { BookingState, OperationKind } from './booking.kinds';

/** The states in which an operation may begin, and the state while its money is set aside; null leaves it unchanged. */
interface Beginning {
  from: readonly BookingState[];
  becomes: BookingState | null;
}

const tickets = ['ticketed', 'changed', 'cancel_quoted'] as const satisfies readonly BookingState[];

const beginnings: Readonly<Record<OperationKind, Beginning>> = {
  hold: { from: ['priced'], becomes: null },
  pay: { from: ['priced', 'on_hold'], becomes: 'payment_pending' },
  book: { from: ['priced'], becomes: 'payment_pending' },
  void: { from: tickets, becomes: null },
  cancel: { from: ['on_hold', 'confirmed', ...tickets], becomes: null },
  change: { from: ['ticketed', 'changed'], becomes: null },
};

/** Whether an operation may begin in this state, if no other one is open (DESIGN 6). */
export function begins(kind: OperationKind, state: BookingState): boolean {
  return beginnings[kind].from.includes(state);
}

/** Returns the booking's state once the operation is recorded, before the supplier is called. */
export function stateAtBegin(kind: OperationKind, state: BookingState): BookingState {
  return beginnings[kind].becomes ?? state;
}

/**
 * The end of an operation. `before` is the state at its beginning; a refusal restores it, but a booking without an order fails.
 * `unpriced`: canceled, but the refund is not known or not posted yet.
 */
export interface OperationEnd {
  kind: OperationKind;
  outcome: 'done' | 'refused';
  before: BookingState;
  /** For canceled tickets and stays: whether the refund could not be posted yet. */
  unpriced?: boolean;
  /** For a canceled stay: whether there was a refund. */
  refunds?: boolean;
}

export function stateAfter({
  kind,
  outcome,
  before,
  unpriced = false,
  refunds = false,
}: OperationEnd): BookingState {
  if (outcome === 'refused') return before === 'priced' ? 'failed' : before;
  switch (kind) {
    case 'hold':
      return 'on_hold';
    case 'pay':
      return 'ticketed';
    case 'book':
      return 'confirmed';
    case 'void':
      return unpriced ? 'refund_pending' : 'voided';
    case 'change':
      return 'changed';
    case 'cancel':
      if (before === 'on_hold') return 'cancelled';
      if (before === 'confirmed' && !unpriced && !refunds) return 'cancelled';
      return unpriced ? 'refund_pending' : 'refunded';
  }
}

/**
 * All valid transitions, also enforced by a database guard; others are refused. A booking that failed, expired or was canceled returns if
 * the supplier sold it after all (`late_success`). A manual booking whose price needs approval goes to `payment_pending`, then to
 * `ticketed`, `confirmed` or `cancelled` by the decision.
 */
export const moves: Readonly<Record<BookingState, readonly BookingState[]>> = {
  draft: ['priced', 'ticketed', 'confirmed', 'on_hold', 'payment_pending', 'cancelled', 'failed'],
  priced: ['on_hold', 'payment_pending', 'failed', 'cancelled'],
  on_hold: ['payment_pending', 'cancelled', 'expired', 'ticketed'],
  payment_pending: ['issuing', 'on_hold', 'ticketed', 'confirmed', 'cancelled', 'failed'],
  issuing: ['ticketed', 'confirmed', 'on_hold', 'failed'],
  ticketed: ['payment_pending', 'cancel_quoted', 'voided', 'refunded', 'refund_pending', 'changed', 'flown'],
  changed: ['cancel_quoted', 'voided', 'refunded', 'refund_pending', 'flown'],
  cancel_quoted: ['ticketed', 'changed', 'voided', 'refunded', 'refund_pending', 'flown'],
  refund_pending: ['refunded'],
  refunded: [],
  voided: [],
  flown: ['refunded', 'refund_pending'],
  confirmed: ['payment_pending', 'cancelled', 'refunded', 'refund_pending', 'stayed', 'no_show'],
  stayed: ['no_show'],
  no_show: ['confirmed', 'stayed'],
  cancelled: ['on_hold', 'ticketed', 'confirmed', 'refund_pending'],
  expired: ['on_hold', 'ticketed', 'cancelled'],
  failed: ['on_hold', 'ticketed', 'confirmed'],
};

export function mayMove(from: BookingState, to: BookingState): boolean {
  return moves[from].includes(to);
}

/** Whether the supplier will not change the booking any more. */
export function isOver(state: BookingState): boolean {
  return ['refunded', 'voided', 'flown', 'stayed', 'no_show', 'cancelled', 'expired', 'failed'].includes(
    state,
  );
}

/** The state of a booking once its last flight or its check-out is over; null where that changes nothing. */
export function stateAtEnd(state: BookingState): 'flown' | 'stayed' | null {
  if (state === 'confirmed') return 'stayed';
  return (tickets as readonly BookingState[]).includes(state) ? 'flown' : null;
}
