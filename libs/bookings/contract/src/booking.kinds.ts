/** What sells: a supplier through its connection; `manual` was bought elsewhere and entered by staff; `group` is asked for by hand. */
export const bookingKinds = ['supplier', 'manual', 'group'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** The products that bookings are of. */
export const bookingProducts = ['flight'] as const;
export type BookingProduct = (typeof bookingProducts)[number];

/**
 * What a booking is (DESIGN 6). What is being done with it is another fact, its operation, so that a doubt never hides a ticket.
 *
 * - `draft`: written down, and nothing is agreed yet (manual ones, groups). `priced`: an offer at a price, the order on its way.
 * - `on_hold`: the supplier keeps seats, nothing is paid. `payment_pending`: money is set aside, the supplier not called yet; of a manual
 *   booking, a second person has to approve its price. `issuing`: the supplier was told to sell.
 * - `ticketed`, `changed`: there are tickets; `changed` has others than it had at first. `flown`: all of its flights are over.
 * - `cancel_quoted`: ticketed, and a quote for a refund or a void stands; `quoted` says which. `refund_pending`: the supplier has
 *   cancelled it, and how much comes back is not known yet. `refunded`, `voided`: given back, by refund or within the void window.
 * - `cancelled`: a hold that was let go of. `expired`: a hold that was not paid in time. `failed`: it never came about.
 */
export const bookingStates = [
  'draft',
  'priced',
  'on_hold',
  'payment_pending',
  'issuing',
  'ticketed',
  'changed',
  'cancel_quoted',
  'refund_pending',
  'refunded',
  'voided',
  'flown',
  'cancelled',
  'expired',
  'failed',
] as const;
export type BookingState = (typeof bookingStates)[number];

/** What is quoted for tickets that may be given back. */
export const quotedKinds = ['cancel', 'void'] as const;
export type QuotedKind = (typeof quotedKinds)[number];

/** What can be done with a booking at a supplier; one at a time. */
export const operationKinds = ['hold', 'pay', 'void', 'cancel', 'change'] as const;
export type OperationKind = (typeof operationKinds)[number];

/** `in_doubt`: nobody knows whether the supplier did it; it is looked up, and never sent again (SECURITY 12). */
export const operationStates = ['pending', 'in_doubt', 'done', 'refused'] as const;
export type OperationState = (typeof operationStates)[number];

/** Reasons not to settle an operation as refused on one person's word, where a second person may still release its money. */
export const releaseRefusals = [
  'booking_release_unproved',
  'booking_release_differs',
  'booking_release_silent',
] as const;

/** Beside its state: what somebody has to know of a booking. */
export const bookingFlags = [
  'schedule_change',
  'changed_outside',
  'duplicate_suspected',
  'late_success',
  'price_rose',
] as const;
export type BookingFlag = (typeof bookingFlags)[number];

/** The tabs of the list; each a set of states, `in_doubt` of operations. */
export const bookingTabs = ['all', 'in_doubt', 'on_hold', 'issuing', 'ticketed', 'refunds', 'ended'] as const;
export type BookingTab = (typeof bookingTabs)[number];

export const statesOfTab: Readonly<Record<Exclude<BookingTab, 'all' | 'in_doubt'>, readonly BookingState[]>> =
  {
    on_hold: ['draft', 'priced', 'on_hold'],
    issuing: ['payment_pending', 'issuing'],
    ticketed: ['ticketed', 'changed', 'flown'],
    refunds: ['cancel_quoted', 'refund_pending', 'refunded', 'voided'],
    ended: ['cancelled', 'expired', 'failed'],
  };

/** What Home counts (SPECIFICATION 2): tickets that are not given back; and what still waits for its ticket. */
export const confirmedStates = ['ticketed', 'changed', 'cancel_quoted', 'flown'] as const;
export const pendingStates = ['priced', 'on_hold', 'payment_pending', 'issuing'] as const;

/** What Home counts, as a filter of the lists: `confirmed` and `pending` as above. */
export const bookingStages = ['confirmed', 'pending'] as const;
export type BookingStage = (typeof bookingStages)[number];

export const statesOfStage: Readonly<Record<BookingStage, readonly BookingState[]>> = {
  confirmed: confirmedStates,
  pending: pendingStates,
};

/** States in which there are tickets that can be used, given back or changed. */
export const ticketedStates = ['ticketed', 'changed', 'cancel_quoted'] as const;

/** Traveler fields that a supplier can refuse; `infant` is the link to the infant on their lap. */
export const refusedFields = [
  'title',
  'gender',
  'given_name',
  'family_name',
  'born_on',
  'email',
  'phone',
  'infant',
  'document',
  'loyalty',
] as const;

export const travellerTypes = ['adult', 'child', 'infant'] as const;
export type TravellerType = (typeof travellerTypes)[number];
export const titles = ['mr', 'mrs', 'ms', 'miss', 'dr'] as const;
export type Title = (typeof titles)[number];
export const genders = ['f', 'm'] as const;
export type Gender = (typeof genders)[number];
export const documentKinds = ['passport'] as const;

/** How an order begins: seats kept and paid later, or paid at once. */
export const bookingModes = ['hold', 'pay'] as const;
export type BookingMode = (typeof bookingModes)[number];

export const bookingActions = [
  'pay',
  'cancel',
  'void',
  'quote_cancellation',
  'refund',
  'request_change',
  'change',
  'accept_airline_change',
  'settle',
  'settle_late',
  'complete_refund',
  'assign',
  'note',
  'documents',
  'let_quote_go',
  'acknowledge',
] as const;
export type BookingAction = (typeof bookingActions)[number];

/** Why an action cannot be taken now; each is a sentence of the screens. `permission` names the right that is missing. */
export const actionObstacles = [
  'permission',
  'state',
  'operation_open',
  'deadline_over',
  'void_window_over',
  'void_never',
  'supplier_does_not',
  'no_quote',
  'quote_expired',
  'nothing_changed',
  'nothing_outside',
  'not_in_doubt',
  'not_late',
  'late_open',
  'nothing_awaited',
  'manual',
  'suspended',
  'company_does_not',
] as const;
export type ActionObstacle = (typeof actionObstacles)[number];

/** Of coupons (TRAVEL-RULES 23). */
export const couponStates = [
  'OPEN',
  'ARPT',
  'CKIN',
  'LFTD',
  'SUSP',
  'UNVL',
  'IREG',
  'EXCH',
  'USED',
  'RFND',
  'VOID',
  'CLSD',
] as const;
export type CouponState = (typeof couponStates)[number];

/** What the deadline board lists, each with its countdown. */
export const deadlineKinds = [
  'in_doubt',
  'payment',
  'price_guarantee',
  'void_window',
  'refund_quote',
  'airline_change',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

export const noticeKinds = [
  'tight_connection',
  'overnight_connection',
  'airport_change',
  'passport_near_end',
  'unusual_price',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Users that one note can mention. */
export const mostMentions = 10;
