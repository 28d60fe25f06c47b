import type { OperationKind, CancellationQuoteKind } from './booking.kinds';

/** The name of an event in a booking's history. The screens have a text for each name. */
export type BookingEventName =
  | 'created'
  | 'entered'
  | 'entered_anew'
  | 'manual_approved'
  | 'manual_declined'
  | 'manual_withdrawn'
  | 'sent'
  | `${OperationKind}_${'begun' | 'done' | 'refused' | 'in_doubt' | 'late'}`
  | `${CancellationQuoteKind | 'change'}_quoted`
  | 'quote_over'
  | 'quote_let_go'
  | 'airline_changed'
  | 'airline_change_answered'
  | 'airline_change_accepted'
  | 'airline_change_noted'
  | 'late_taken'
  | 'late_refusal'
  | 'release_asked'
  | 'refund_confirmed'
  | 'refund_completed'
  | 'money_open'
  | 'expired'
  | 'revived'
  | 'cancelled_outside'
  | 'paid_outside'
  | 'changed_outside'
  | 'outside_seen'
  | 'price_rose'
  | 'price_fell'
  | 'tickets_came'
  | 'documents_sent'
  | 'flown'
  | 'stayed'
  | 'no_show'
  | 'no_show_undone';
