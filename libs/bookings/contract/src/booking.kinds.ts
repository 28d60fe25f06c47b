/** How a booking is bought: `supplier` through a supplier connection; `manual` elsewhere, entered by staff; `group` by a manual request. */
export const bookingKinds = ['supplier', 'manual', 'group'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/**
 * The states of a booking (DESIGN 6). The open operation is separate, so that a doubt never hides a ticket.
 *
 * - `draft`: recorded, nothing agreed yet (manual bookings, groups). `priced`: an offer at a price, its order on the way.
 * - `on_hold`: the supplier keeps seats, unpaid. `payment_pending`: money is set aside, the supplier not called yet; for a manual booking,
 *   its price waits for approval. `issuing`: the supplier was asked to sell.
 * - `ticketed`, `changed`: tickets exist; `changed` after a change of flights. `flown`: all flights are over.
 * - `cancel_quoted`: ticketed, with an open quote for a refund or a void (`quoted`). `refund_pending`: the supplier has canceled it, and
 *   the refund is not known yet. `refunded`, `voided`: canceled with a refund, or within the void window.
 * - `confirmed`: a stay is booked, paid or not. `stayed`: its check-out is over. `no_show`: the guest did not come (STAYS 6).
 * - `cancelled`: a canceled hold, or a canceled stay without a refund. `expired`: a hold not paid in time. `failed`: no order was made.
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
  'confirmed',
  'stayed',
  'no_show',
  'cancelled',
  'expired',
  'failed',
] as const;
export type BookingState = (typeof bookingStates)[number];

/** The kinds of quote that cancel tickets. */
export const quotedKinds = ['cancel', 'void'] as const;
export type CancellationQuoteKind = (typeof quotedKinds)[number];

/** Operations on a booking at its supplier; one at a time. */
export const operationKinds = ['hold', 'pay', 'book', 'void', 'cancel', 'change'] as const;
export type OperationKind = (typeof operationKinds)[number];

/** `in_doubt`: it is unknown whether the supplier did it; it is looked up and never sent again (SECURITY 12). */
export const operationStates = ['pending', 'in_doubt', 'done', 'refused'] as const;
export type OperationState = (typeof operationStates)[number];

/** Reasons not to settle an operation as refused on one person's word, where a second person may still release its money. */
export const releaseRefusals = [
  'booking_release_unproved',
  'booking_release_differs',
  'booking_release_silent',
] as const;

/** Warnings about a booking, independent of its state. */
export const bookingFlags = [
  'schedule_change',
  'changed_outside',
  'duplicate_suspected',
  'late_success',
  'price_rose',
] as const;
export type BookingFlag = (typeof bookingFlags)[number];

/**
 * The tabs of the list. Each is a set of states, except `all` and `in_doubt`, which selects by operation. `issuing` is the tab "In progress":
 * saved addresses have that name.
 */
export const bookingTabs = [
  'all',
  'in_doubt',
  'drafts',
  'on_hold',
  'issuing',
  'ticketed',
  'refunds',
  'ended',
] as const;
export type BookingTab = (typeof bookingTabs)[number];

export const statesOfTab: Readonly<Record<Exclude<BookingTab, 'all' | 'in_doubt'>, readonly BookingState[]>> =
  {
    drafts: ['draft'],
    on_hold: ['on_hold'],
    issuing: ['priced', 'payment_pending', 'issuing'],
    ticketed: ['ticketed', 'changed', 'flown', 'confirmed', 'stayed', 'no_show'],
    refunds: ['cancel_quoted', 'refund_pending', 'refunded', 'voided'],
    ended: ['cancelled', 'expired', 'failed'],
  };

/** The states that Home counts (SPECIFICATION 2): tickets and stays not canceled, and bookings still waiting for theirs. */
export const confirmedStates = [
  'ticketed',
  'changed',
  'cancel_quoted',
  'flown',
  'confirmed',
  'stayed',
  'no_show',
] as const;
export const pendingStates = ['priced', 'on_hold', 'payment_pending', 'issuing'] as const;

/** The counts of Home as list filters, by the states above. */
export const bookingStages = ['confirmed', 'pending'] as const;
export type BookingStage = (typeof bookingStages)[number];

export const statesOfStage: Readonly<Record<BookingStage, readonly BookingState[]>> = {
  confirmed: confirmedStates,
  pending: pendingStates,
};

/** States with tickets that can be used, canceled or changed. */
export const ticketedStates = ['ticketed', 'changed', 'cancel_quoted'] as const;

/** States after a sale or a hold was canceled; its refund may still be awaited. */
export const canceledStates = ['cancelled', 'voided', 'refund_pending', 'refunded'] as const;

/** The documents of bookings. Each product supplies some of them; a booking's state decides which of them it has. */
export const documentsOfBooking = ['itinerary', 'voucher', 'receipt', 'cancellation'] as const;
export type BookingDocument = (typeof documentsOfBooking)[number];

/** States of a stay that was booked and not canceled. */
export const stayStates = ['confirmed', 'stayed', 'no_show'] as const;

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

/** Ways to order: hold the seats and pay later, pay at once, or book a stay, which charges the amount due now by its rate. */
export const bookingModes = ['hold', 'pay', 'book'] as const;
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
  'no_show',
] as const;
export type BookingAction = (typeof bookingActions)[number];

/** Reasons why an action is unavailable; each has a screen text. `permission`: the user lacks a permission. */
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
  'replacement_open',
  'nothing_awaited',
  'no_show_early',
  'no_show_over',
  'manual',
  'suspended',
  'company_does_not',
] as const;
export type ActionObstacle = (typeof actionObstacles)[number];

/** States of a coupon (TRAVEL-RULES 23). */
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

/**
 * The kinds of entries on the deadline board. `cancellation`: a cancellation costs more from then on; `house_cancellation`: our
 * own, earlier deadline for it. `no_reference`: the arrival of a stay without the property's reference so far. `arrival`: a
 * stay begins today,
 * at the property. `balance`: the rest is due to the seller.
 */
export const deadlineKinds = [
  'in_doubt',
  'payment',
  'price_guarantee',
  'void_window',
  'refund_quote',
  'airline_change',
  'house_cancellation',
  'cancellation',
  'no_reference',
  'arrival',
  'balance',
  'refund_pending',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/** The kinds that expire at their instant: holds, price guarantees, void windows, quotes, and cancellations and balances of stays. */
export const expiringKinds = [
  'payment',
  'price_guarantee',
  'void_window',
  'refund_quote',
  'house_cancellation',
  'cancellation',
  'balance',
] as const satisfies readonly DeadlineKind[];

/** Users that one note can mention. */
export const mostMentions = 10;
