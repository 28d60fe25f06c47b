import {
  bookingPermissions,
  bookingWorkers,
  stayStates,
  ticketedStates,
  type ActionObstacle,
  type BookingAction,
} from '@traveldesk/bookings-contract';
import type { ProductPermissions } from '@traveldesk/shared-contract';
import { lacking, type Kernel, type Problem } from '@traveldesk/shared-server';
import type { NoShowWindow, Product } from '../product/product';
import { productRefusal, type Purpose, type Rights } from '../product/rights';
import type { QuoteRecord } from './quotes.sql';
import type { BookingRecord, OperationRecord } from './rows.sql';

/** The facts of a booking that decide which actions are possible. */
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
    | 'paid'
    | 'refunded'
  >;
  /** The operation that is pending or in doubt. */
  operation: Pick<OperationRecord, 'state'> | undefined;
  quote: Pick<QuoteRecord, 'kind' | 'expires_at'> | undefined;
  /** When a no-show can be set or taken back (`Product.noShowWindow`). */
  noShow?: NoShowWindow | null | undefined;
  /** Whether a booking that is to replace this one is pending or in doubt (`Product.isBeingReplaced`). */
  isBeingReplaced?: boolean | undefined;
  now: Date;
}

type Permissions = readonly [string, ...string[]];

interface Rule {
  /** Any one of these permissions is enough. The booking's product may require one of its own first (`rights.ts`). */
  permissions: Permissions | ((product: ProductPermissions) => Permissions);
  /** The subset of `permissions` that is enough for this booking, where that depends on its quote. */
  permissionsNow?(facts: ActionFacts): Permissions;
  /** Only for persons: its route refuses API tokens. */
  byPersons?: true;
  /** True for an action that only reads, which everybody who may read the booking may do. */
  reads?: true;
  obstacle(facts: ActionFacts): ActionObstacle | null;
  /** The instant from which the action is refused, and the obstacle from then on. */
  end?: { at(facts: ActionFacts): Date | null; over: ActionObstacle };
}

/** A payment needs time to reach the supplier, so a hold is not paid this shortly before its deadline (SECURITY 16). */
const payMarginMs = 2 * 60_000;

/** The obstacles common to all actions at a supplier. */
function atSupplier({ booking, operation }: ActionFacts): ActionObstacle | null {
  if (booking.kind !== 'supplier') return 'manual';
  if (operation) return 'operation_open';
  return null;
}

function onHold(facts: ActionFacts): ActionObstacle | null {
  const { state, order_ref: ref } = facts.booking;
  return atSupplier(facts) ?? (state === 'on_hold' && ref !== null ? null : 'state');
}

function ticketed(facts: ActionFacts): ActionObstacle | null {
  const { state, order_ref: ref } = facts.booking;
  const isTicketed = (ticketedStates as readonly string[]).includes(state) && ref !== null;
  return atSupplier(facts) ?? (isTicketed ? null : 'state');
}

function ofStay(facts: ActionFacts): ActionObstacle | null {
  const { order_ref: ref, flags } = facts.booking;
  // Blocks other actions, because only the decision on a late success settles who pays for it.
  const undecided = flags.includes('late_success') ? 'late_open' : null;
  const replacing = facts.isBeingReplaced ? 'replacement_open' : null;
  return atSupplier(facts) ?? (ref === null ? 'state' : (undecided ?? replacing));
}

function ofNoShow({ booking, operation, noShow, now }: ActionFacts): ActionObstacle | null {
  if (operation) return 'operation_open';
  if (!(stayStates as readonly string[]).includes(booking.state) || !noShow) return 'state';
  return now < noShow.from ? 'no_show_early' : null;
}

const supplierDoes = ({ booking }: ActionFacts, action: 'cancel' | 'change'): ActionObstacle | null =>
  booking.picture === null || booking.picture.actions.includes(action) ? null : 'supplier_does_not';

/** The action that confirms a quote of this kind. */
const confirming = (kind: 'cancel' | 'change'): Pick<Rule, 'obstacle' | 'end'> => ({
  obstacle: (facts) => ticketed(facts) ?? (facts.quote?.kind === kind ? null : 'no_quote'),
  end: { at: ({ quote }) => quote?.expires_at ?? null, over: 'quote_expired' },
});

/** Documents exist from the sale on, but not while the price of a manual booking waits for approval. */
export function hasPapers({ kind, state }: Pick<BookingRecord, 'kind' | 'state'>): boolean {
  if (kind === 'manual' && state === 'payment_pending') return false;
  return !['draft', 'priced', 'failed'].includes(state);
}

const { list, issue, cancel, refund, settle } = bookingPermissions;

/** A quote can be released by those who may request one of its kind. */
const quoters: Readonly<Record<QuoteRecord['kind'], Permissions>> = {
  change: [issue],
  cancel: [refund],
  void: [refund, cancel],
};

const rules: Readonly<Record<BookingAction, Rule>> = {
  pay: {
    permissions: [issue],
    obstacle: onHold,
    end: {
      at: ({ booking: { payment_required_by: by } }) => by && new Date(by.getTime() - payMarginMs),
      over: 'deadline_over',
    },
  },
  cancel: {
    permissions: [cancel, refund],
    // Canceling a stay that the wallet has paid for is a refund.
    permissionsNow: ({ booking: { state, paid, refunded } }) =>
      state === 'confirmed' && BigInt(paid) > BigInt(refunded) ? [refund] : [cancel],
    obstacle: (facts) => (facts.booking.state === 'confirmed' ? ofStay(facts) : onHold(facts)),
  },
  void: {
    permissions: [cancel, refund],
    obstacle: (facts) => ticketed(facts) ?? (facts.booking.void_until === null ? 'void_never' : null),
    end: { at: ({ booking }) => booking.void_until, over: 'void_window_over' },
  },
  quote_cancellation: {
    permissions: [refund],
    obstacle: (facts) => ticketed(facts) ?? supplierDoes(facts, 'cancel'),
  },
  refund: { permissions: [refund], ...confirming('cancel') },
  request_change: {
    permissions: [issue],
    obstacle: (facts) =>
      ticketed(facts) ??
      // The price of a late success is not settled yet, so no difference to it can be charged.
      (facts.booking.flags.includes('late_success') ? 'late_open' : null) ??
      supplierDoes(facts, 'change'),
  },
  change: { permissions: [issue], ...confirming('change') },
  accept_airline_change: {
    permissions: ({ bookings }) => [bookings],
    obstacle: (facts) =>
      atSupplier(facts) ??
      (facts.booking.airline_changes.some(({ action }) => action === null) ? null : 'nothing_changed'),
  },
  settle: {
    permissions: [settle],
    byPersons: true,
    obstacle: ({ operation }) => (operation?.state === 'in_doubt' ? null : 'not_in_doubt'),
  },
  settle_late: {
    permissions: [settle],
    byPersons: true,
    obstacle: ({ booking, operation }) =>
      !booking.flags.includes('late_success') ? 'not_late' : operation ? 'operation_open' : null,
  },
  complete_refund: {
    permissions: [settle],
    byPersons: true,
    obstacle: ({ booking, operation }) =>
      booking.state !== 'refund_pending' ? 'nothing_awaited' : operation ? 'operation_open' : null,
  },
  assign: { permissions: bookingWorkers, byPersons: true, obstacle: () => null },
  note: { permissions: bookingWorkers, byPersons: true, obstacle: () => null },
  documents: {
    permissions: ({ bookings }) => [list, bookings],
    byPersons: true,
    reads: true,
    obstacle: ({ booking }) => (hasPapers(booking) ? null : 'state'),
  },
  let_quote_go: {
    permissions: [refund, cancel, issue],
    permissionsNow: ({ quote }) => (quote ? quoters[quote.kind] : [refund, cancel, issue]),
    obstacle: (facts) => atSupplier(facts) ?? (facts.quote ? null : 'no_quote'),
  },
  acknowledge: {
    permissions: [settle],
    byPersons: true,
    obstacle: ({ booking, operation }) =>
      !booking.flags.includes('changed_outside') ? 'nothing_outside' : operation ? 'operation_open' : null,
  },
  no_show: {
    permissions: [cancel],
    obstacle: ofNoShow,
    end: { at: ({ noShow }) => noShow?.until ?? null, over: 'no_show_over' },
  },
};

/** Returns an action's state for any caller: whether tokens are refused, permissions where the quote decides on them, obstacle and end. */
export function actionNow(action: BookingAction, facts: ActionFacts) {
  const { byPersons = false, permissionsNow, obstacle, end } = rules[action];
  const until = end?.at(facts) ?? null;
  const isOver = until !== null && until <= facts.now;
  return {
    byPersons,
    permissions: permissionsNow?.(facts),
    obstacle: obstacle(facts) ?? (end && isOver ? end.over : null),
    until,
  };
}

/** Returns the permissions of an action on bookings of a product, as far as its facts are known; one is enough. */
function permissionsOf(action: BookingAction, product: ProductPermissions, facts?: ActionFacts): Permissions {
  const { permissions, permissionsNow } = rules[action];
  if (facts && permissionsNow) return permissionsNow(facts);
  return typeof permissions === 'function' ? permissions(product) : permissions;
}

/** Returns the permissions of an action's route for bookings of a product, and whether the route accepts API tokens. */
export function actionRoute(
  action: BookingAction,
  product: ProductPermissions,
): { permission: Permissions; apiTokens: boolean } {
  return { permission: permissionsOf(action, product), apiTokens: !rules[action].byPersons };
}

const purposeOf = (action: BookingAction): Purpose => (rules[action].reads ? 'read' : 'work');

/** Returns the 403 for an actor who lacks a permission for an action on a booking of this product; null if none is missing. */
export function actionRefusal(
  kernel: Pick<Kernel, 'tools'>,
  action: BookingAction,
  { product, facts }: { product: Product; facts?: ActionFacts },
  actor: Rights,
): Problem | null {
  const refusal = productRefusal(kernel, product, actor, purposeOf(action));
  if (refusal) return refusal;
  const permissions = permissionsOf(action, product.permissions, facts);
  return permissions.some((one) => actor.permissions.has(one)) ? null : lacking(...permissions);
}
