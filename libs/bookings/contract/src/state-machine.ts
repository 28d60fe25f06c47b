import type { BookingState, OperationKind } from './booking.kinds';

/** Where an operation may begin, and what the booking becomes as its money is set aside; null leaves it as it is. */
interface Beginning {
  from: readonly BookingState[];
  becomes: BookingState | null;
}

const tickets = ['ticketed', 'changed', 'cancel_quoted'] as const satisfies readonly BookingState[];

const beginnings: Readonly<Record<OperationKind, Beginning>> = {
  hold: { from: ['priced'], becomes: null },
  pay: { from: ['priced', 'on_hold'], becomes: 'payment_pending' },
  void: { from: tickets, becomes: null },
  cancel: { from: ['on_hold', ...tickets], becomes: null },
  change: { from: ['ticketed', 'changed'], becomes: null },
};

/** Whether an operation may begin on a booking in this state with no other one open (DESIGN 6). */
export function begins(kind: OperationKind, state: BookingState): boolean {
  return beginnings[kind].from.includes(state);
}

/** What a booking is as soon as the operation is written down, before its supplier is called. */
export function stateAtBegin(kind: OperationKind, state: BookingState): BookingState {
  return beginnings[kind].becomes ?? state;
}

/**
 * How an operation ends. `before` is the state in which it began: where a supplier refuses, that is what the booking is again, but
 * for one that had no order yet, which has failed. `unpriced`: given back, and what comes back is not known or not posted yet.
 */
export interface OperationEnd {
  kind: OperationKind;
  outcome: 'done' | 'refused';
  before: BookingState;
  /** Of tickets that were given back: whether what comes back could not be posted yet. */
  unpriced?: boolean;
}

export function stateAfter({ kind, outcome, before, unpriced = false }: OperationEnd): BookingState {
  if (outcome === 'refused') return before === 'priced' ? 'failed' : before;
  switch (kind) {
    case 'hold':
      return 'on_hold';
    case 'pay':
      return 'ticketed';
    case 'void':
      return unpriced ? 'refund_pending' : 'voided';
    case 'change':
      return 'changed';
    case 'cancel':
      if (before === 'on_hold') return 'cancelled';
      return unpriced ? 'refund_pending' : 'refunded';
  }
}

/**
 * Every move that there is, for the guard of the database and its test. What is not in it is refused, whoever asks. A booking that
 * failed, expired or was cancelled comes back where its supplier turns out to have sold it after all (`late_success`). A manual booking
 * goes to `payment_pending` where its price waits for a second person, and on to `ticketed` or `cancelled` by what that one decides.
 */
export const moves: Readonly<Record<BookingState, readonly BookingState[]>> = {
  draft: ['priced', 'ticketed', 'on_hold', 'payment_pending', 'cancelled', 'failed'],
  priced: ['on_hold', 'payment_pending', 'failed', 'cancelled'],
  on_hold: ['payment_pending', 'cancelled', 'expired', 'ticketed'],
  payment_pending: ['issuing', 'on_hold', 'ticketed', 'cancelled', 'failed'],
  issuing: ['ticketed', 'on_hold', 'failed'],
  ticketed: ['payment_pending', 'cancel_quoted', 'voided', 'refunded', 'refund_pending', 'changed', 'flown'],
  changed: ['cancel_quoted', 'voided', 'refunded', 'refund_pending', 'flown'],
  cancel_quoted: ['ticketed', 'changed', 'voided', 'refunded', 'refund_pending', 'flown'],
  refund_pending: ['refunded'],
  refunded: [],
  voided: [],
  flown: ['refunded', 'refund_pending'],
  cancelled: ['on_hold', 'ticketed'],
  expired: ['on_hold', 'ticketed', 'cancelled'],
  failed: ['on_hold', 'ticketed'],
};

export function mayMove(from: BookingState, to: BookingState): boolean {
  return moves[from].includes(to);
}

/** States from which nothing of the supplier's is expected any more. */
export function isOver(state: BookingState): boolean {
  return ['refunded', 'voided', 'flown', 'cancelled', 'expired', 'failed'].includes(state);
}
