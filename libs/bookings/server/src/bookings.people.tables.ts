import type { ColumnType, Generated } from 'kysely';
import type { BookingState, CouponState, OperationKind, TravellerType } from '@traveldesk/bookings-contract';

/** A jsonb column: written as JSON text, read as the parsed value. */
export type Json<Value> = ColumnType<Value, string | null | undefined, string | null>;

export interface BookingTravellersTable {
  id: string;
  booking_id: string;
  place: number;
  /** The supplier's id of the traveler. */
  ref: string | null;
  type: TravellerType;
  title: string | null;
  gender: string | null;
  given_name: string;
  family_name: string;
  born_on: string | null;
  /** The person's key (`personKey`); equal keys mean the same person. */
  person: string;
  email: string | null;
  phone: string | null;
  loyalty: Json<{ airline: string; number: string }[]>;
  adult_id: string | null;
  document_kind: string | null;
  document_ends_with: string | null;
  document_country: string | null;
  document_expires_on: string | null;
}

export interface BookingDocumentsTable {
  traveller_id: string;
  booking_id: string;
  sealed: string;
}

export interface BookingTicketsTable {
  id: string;
  booking_id: string;
  kind: 'ticket' | 'extra' | 'extra_alone';
  number: string;
  irregular: boolean;
  traveller_ids: Generated<string[]>;
  state: 'issued' | 'exchanged' | 'voided' | 'refunded';
  coupons: Json<{ origin: string; destination: string; state: CouponState }[]>;
  issued_at: Date;
}

/** The state history of bookings; rows are written once. */
export interface BookingHistoryTable {
  id: string;
  booking_id: string;
  from_state: BookingState | null;
  to_state: BookingState;
  event: string;
  operation: OperationKind | null;
  operation_id: string | null;
  reason: string | null;
  actor_id: string | null;
  actor_name: string | null;
  at: Date;
}

/** A former version of a paid manual booking, as its product shows it, for the history line of its change; written once. */
export interface BookingVersionsTable {
  history_id: string;
  booking_id: string;
  content: Json<Record<string, unknown>>;
}

/** The receipt of a booking: written once, when it is first made. */
export interface BookingReceiptsTable {
  booking_id: string;
  /** `R-2026-000123`, of one series for the platform (docs/adr/0143). */
  number: string;
  issued_at: Date;
}

/** The last number of receipts in each year. */
export interface BookingReceiptSeriesTable {
  year: number;
  last: bigint | number;
}

export interface BookingNotesTable {
  id: string;
  booking_id: string;
  text: string;
  mentions: Generated<string[]>;
  author_id: string | null;
  author_name: string | null;
  created_at: Date;
}

/** Masked exchanges with a supplier; rows are written once. */
export interface BookingSupplierLogTable {
  id: string;
  booking_id: string;
  operation_id: string | null;
  operation: OperationKind | null;
  method: string;
  path: string;
  status: number | null;
  failure: string | null;
  sent: Json<unknown>;
  received: Json<unknown>;
  at: Date;
}

export interface BookingEventsTable {
  supplier_id: string;
  event_id: string;
  kind: string;
  order_ref: string | null;
  booking_id: string | null;
  received_at: Date;
}

/**
 * The webhook endpoint of a supplier's account; its secret is sealed. Suppliers of one account have the same endpoint, each in its own row.
 * `account` is null if it was registered before suppliers shared one.
 */
export interface BookingWebhooksTable {
  supplier_id: string;
  account: string | null;
  ref: string;
  url: string;
  sealed: string;
  events: Generated<string[]>;
  created_at: Date;
}

/** The account whose webhook a process registers, until its turn ends. */
export interface BookingWebhookTurnsTable {
  account: string;
  ends_at: Date;
}

export interface BookingSettingsTable {
  id: number;
  document_days: Generated<number>;
  hold_warning_minutes: Generated<number>;
  tight_connection_minutes: Generated<number>;
  house_margin_hours: Generated<number>;
  reference_hours: Generated<number>;
  refund_days: Generated<number>;
  version: Generated<number>;
}

export type BookingDeadlineKind = 'cancellation' | 'arrival' | 'balance' | 'refund_pending';

/**
 * Deadlines without a column of the booking. `cancellation`: the end of a tier of its terms. `arrival`: the check-in, with the local day
 * around it. `balance`: the rest is due to the seller. `refund_pending`: the time since which it waits for its refund.
 */
export interface BookingDeadlinesTable {
  booking_id: string;
  kind: BookingDeadlineKind;
  at: Date;
  day_begins: Date | null;
  day_ends: Date | null;
}

export interface CompanyBookingSettingsTable {
  company_id: string;
  own_access_charge: 'total' | 'markup';
  version: Generated<number>;
}

/** A saved traveler of a company. */
export interface TravellersTable {
  id: string;
  company_id: string;
  title: string;
  gender: string;
  given_name: string;
  family_name: string;
  sort_name: string;
  /** Search text (docs/adr/0109). */
  compact: Generated<string | null>;
  born_on: string;
  person: string;
  email: string | null;
  phone: string | null;
  loyalty: Json<{ airline: string; number: string }[]>;
  document_kind: string | null;
  document_ends_with: string | null;
  document_country: string | null;
  document_expires_on: string | null;
  document_sealed: string | null;
  /** Start of the period after which the number is erased: when the document was saved, or last flown with. */
  document_since: Generated<Date | null>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** The demo bookings that are loaded. */
export interface BookingDemoTable {
  key: string;
  booking_id: string | null;
  done_at: Date | null;
}

export interface BookingDemoLoaderTable {
  id: number;
  holder: string | null;
  alive_at: Date | null;
}
