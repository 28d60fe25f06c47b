import {
  bookingActions,
  bookingPermissions,
  bookingReaders,
  bookingWorkers,
  ticketedStates,
  type ActionObstacle,
  type AvailableAction,
  type BookingAction,
} from '@traveldesk/bookings-contract';
import { isoOf, type Actor } from '@traveldesk/shared-server';
import { quotersOf } from '../after/let-quote-go';
import type { QuoteRecord } from '../engine/quotes.sql';
import type { BookingRecord, OperationRecord } from '../engine/rows.sql';

/** What of a booking decides what can be done with it. */
export interface ActionFacts {
  booking: Pick<
    BookingRecord,
    | 'kind'
    | 'state'
    | 'order_ref'
    | 'payment_required_by'
    | 'void_until'
    | 'picture'
    | 'airline_changes'
    | 'flags'
  >;
  /** What is being done with it. */
  operation: Pick<OperationRecord, 'state'> | undefined;
  quote: Pick<QuoteRecord, 'kind' | 'expires_at'> | undefined;
  now: Date;
}

interface Rule {
  /** Any one of these lets somebody do it. */
  permissions: readonly string[] | ((facts: ActionFacts) => readonly string[]);
  /** A person's alone: its route does not answer API tokens. */
  byPersons?: true;
  obstacle(facts: ActionFacts): ActionObstacle | null;
  until?(facts: ActionFacts): Date | null;
}

const isTicketed = ({ booking }: ActionFacts) =>
  (ticketedStates as readonly string[]).includes(booking.state);

/** What stands in the way of everything that is done at a supplier. */
function atSupplier({ booking, operation }: ActionFacts): ActionObstacle | null {
  if (booking.kind !== 'supplier') return 'manual';
  if (operation) return 'operation_open';
  return null;
}

/** Whether papers exist: not before a sale, after a failed one, or while a manual booking's price waits for approval. */
function hasPapers({ kind, state }: ActionFacts['booking']): boolean {
  if (kind === 'manual' && state === 'payment_pending') return false;
  return !['draft', 'priced', 'failed'].includes(state);
}

const can = ({ booking }: ActionFacts, action: 'cancel' | 'change') =>
  booking.picture === null || booking.picture.actions.includes(action);

const rules: Readonly<Record<BookingAction, Rule>> = {
  pay: {
    permissions: [bookingPermissions.issue],
    obstacle: (facts) =>
      atSupplier(facts) ??
      (facts.booking.state !== 'on_hold' ? 'state' : null) ??
      (isPast(facts.booking.payment_required_by, facts.now) ? 'deadline_over' : null),
    until: ({ booking }) => booking.payment_required_by,
  },
  cancel: {
    permissions: [bookingPermissions.cancel],
    obstacle: (facts) => atSupplier(facts) ?? (facts.booking.state !== 'on_hold' ? 'state' : null),
  },
  void: {
    permissions: [bookingPermissions.cancel, bookingPermissions.refund],
    obstacle: (facts) =>
      atSupplier(facts) ??
      (!isTicketed(facts) ? 'state' : null) ??
      (facts.booking.void_until === null ? 'void_never' : null) ??
      (isPast(facts.booking.void_until, facts.now) ? 'void_window_over' : null),
    until: ({ booking }) => booking.void_until,
  },
  quote_cancellation: {
    permissions: [bookingPermissions.refund],
    obstacle: (facts) =>
      atSupplier(facts) ??
      (!isTicketed(facts) ? 'state' : null) ??
      (can(facts, 'cancel') ? null : 'supplier_does_not'),
  },
  refund: {
    permissions: [bookingPermissions.refund],
    obstacle: (facts) =>
      atSupplier(facts) ?? (!isTicketed(facts) ? 'state' : null) ?? quoteObstacle(facts, ['cancel']),
    until: ({ quote }) => quote?.expires_at ?? null,
  },
  request_change: {
    permissions: [bookingPermissions.issue],
    obstacle: (facts) =>
      atSupplier(facts) ??
      (!isTicketed(facts) ? 'state' : null) ??
      (facts.booking.flags.includes('late_success') ? 'late_open' : null) ??
      (can(facts, 'change') ? null : 'supplier_does_not'),
  },
  change: {
    permissions: [bookingPermissions.issue],
    obstacle: (facts) =>
      atSupplier(facts) ?? (!isTicketed(facts) ? 'state' : null) ?? quoteObstacle(facts, ['change']),
    until: ({ quote }) => quote?.expires_at ?? null,
  },
  accept_airline_change: {
    permissions: [bookingPermissions.book],
    obstacle: (facts) =>
      atSupplier(facts) ??
      (facts.booking.airline_changes.some(({ action }) => action === null) ? null : 'nothing_changed'),
  },
  settle: {
    permissions: [bookingPermissions.settle],
    byPersons: true,
    obstacle: ({ operation }) => (operation?.state === 'in_doubt' ? null : 'not_in_doubt'),
  },
  settle_late: {
    permissions: [bookingPermissions.settle],
    byPersons: true,
    obstacle: ({ booking, operation }) =>
      !booking.flags.includes('late_success') ? 'not_late' : operation ? 'operation_open' : null,
  },
  complete_refund: {
    permissions: [bookingPermissions.settle],
    byPersons: true,
    obstacle: ({ booking, operation }) =>
      booking.state !== 'refund_pending' ? 'nothing_awaited' : operation ? 'operation_open' : null,
  },
  assign: {
    permissions: bookingWorkers,
    byPersons: true,
    obstacle: () => null,
  },
  note: {
    permissions: bookingWorkers,
    byPersons: true,
    obstacle: () => null,
  },
  documents: {
    permissions: bookingReaders,
    byPersons: true,
    obstacle: ({ booking }) => (hasPapers(booking) ? null : 'state'),
  },
  let_quote_go: {
    permissions: ({ quote }) => quotersOf(quote?.kind),
    obstacle: (facts) => atSupplier(facts) ?? (facts.quote ? null : 'no_quote'),
  },
  acknowledge: {
    permissions: [bookingPermissions.settle],
    byPersons: true,
    obstacle: ({ booking, operation }) =>
      !booking.flags.includes('changed_outside') ? 'nothing_outside' : operation ? 'operation_open' : null,
  },
};

/**
 * What somebody can do with a booking now, and of the rest what stands in the way; the right that is missing comes first. A program is
 * told only of what its token is for: it can ask nobody for another right.
 */
export function actionsOf(
  facts: ActionFacts,
  { permissions, apiToken }: Pick<Actor, 'permissions' | 'apiToken'>,
): AvailableAction[] {
  return bookingActions.flatMap((action): AvailableAction[] => {
    const rule = rules[action];
    const wanted = typeof rule.permissions === 'function' ? rule.permissions(facts) : rule.permissions;
    const isPermitted = wanted.some((permission) => permissions.has(permission));
    if (apiToken && (!isPermitted || rule.byPersons)) return [];
    const obstacle = isPermitted ? rule.obstacle(facts) : 'permission';
    const until = obstacle === null ? (rule.until?.(facts) ?? null) : null;
    return [
      {
        action,
        allowed: obstacle === null,
        obstacle,
        permission: isPermitted ? null : (wanted[0] ?? null),
        until: until && isoOf(until),
      },
    ];
  });
}

function isPast(at: Date | null, now: Date): boolean {
  return at !== null && at <= now;
}

function quoteObstacle(
  { quote, now }: ActionFacts,
  kinds: readonly QuoteRecord['kind'][],
): ActionObstacle | null {
  if (!quote || !kinds.includes(quote.kind)) return 'no_quote';
  return isPast(quote.expires_at, now) ? 'quote_expired' : null;
}
