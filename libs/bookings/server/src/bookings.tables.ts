import type { Generated, Selectable } from 'kysely';
import type {
  BookingFlag,
  BookingKind,
  BookingMode,
  BookingState,
  OperationKind,
  OperationState,
} from '@traveldesk/bookings-contract';
import type {} from '@traveldesk/approvals-server'; // bookings reference approval requests, companies, suppliers, users, searches and money
import type {} from '@traveldesk/companies-server';
import type {} from '@traveldesk/suppliers-server';
import type {} from '@traveldesk/users-server';
import type {} from '@traveldesk/wallet-server';
import type { PaymentType, PriceLine } from '@traveldesk/markups-contract';
import type { ConversionRate } from '@traveldesk/currencies-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { Order } from './product/order';
import type { Credit } from './product/outcome';
import type { QuoteContent } from './engine/quote-content';
import type { OperationRequest } from './engine/operation-request';
import type {
  BookingDeadlinesTable,
  BookingDemoLoaderTable,
  BookingDemoTable,
  BookingDocumentsTable,
  BookingEventsTable,
  BookingHistoryTable,
  BookingNotesTable,
  BookingReceiptSeriesTable,
  BookingReceiptsTable,
  BookingSettingsTable,
  BookingSupplierLogTable,
  BookingTicketsTable,
  BookingTravellersTable,
  BookingVersionsTable,
  BookingWebhooksTable,
  BookingWebhookTurnsTable,
  CompanyBookingSettingsTable,
  Json,
  TravellersTable,
} from './bookings.people.tables';

export type BookingRecord = Selectable<BookingsTable>;
export type OperationRecord = Selectable<BookingOperationsTable>;
export type AttemptRecord = Selectable<BookingAttemptsTable>;
/** The number of a receipt, such as `R-2026-000123`, and when it was given. */
export type Receipt = Pick<Selectable<BookingReceiptsTable>, 'number' | 'issued_at'>;

declare module '@traveldesk/shared-server' {
  interface Database {
    bookings: BookingsTable;
    booking_operations: BookingOperationsTable;
    booking_attempts: BookingAttemptsTable;
    booking_quotes: BookingQuotesTable;
    booking_travellers: BookingTravellersTable;
    booking_documents: BookingDocumentsTable;
    booking_tickets: BookingTicketsTable;
    booking_history: BookingHistoryTable;
    booking_versions: BookingVersionsTable;
    booking_notes: BookingNotesTable;
    booking_receipts: BookingReceiptsTable;
    booking_receipt_series: BookingReceiptSeriesTable;
    booking_supplier_log: BookingSupplierLogTable;
    booking_events: BookingEventsTable;
    booking_webhooks: BookingWebhooksTable;
    booking_webhook_turns: BookingWebhookTurnsTable;
    booking_settings: BookingSettingsTable;
    company_booking_settings: CompanyBookingSettingsTable;
    travellers: TravellersTable;
    booking_deadlines: BookingDeadlinesTable;
    booking_demo: BookingDemoTable;
    booking_demo_loader: BookingDemoLoaderTable;
  }
}

/** A bag or a seat that was chosen with the offer: its id at the supplier and its selling price. */
export interface ChosenService {
  ref: string;
  kind: 'bag' | 'seat' | 'other';
  quantity: number;
  /** Indexes of the travelers in the offer. */
  travellers: number[];
  /** Its name, such as a seat's designator; null where it has none. */
  label: string | null;
  /** Price of all pieces together, in the booking's currency. */
  price: Money;
}

/** The agreed price, as far as the engine reads it; the product stores its whole offer in the same column. */
interface KeptPrice {
  /** The supplier's id of the offer. */
  ref: string;
  lines: PriceLine[];
  supplier_price: { total: Money; base: Money | null };
  offer: { price: { base: Money | null } };
}

/** The exchange rates into the booking's currency that were used for its price. */
interface PriceBasis {
  rates: Readonly<Record<string, ConversionRate | undefined>>;
}

/**
 * The current state of a booking. Amounts are minor units of `currency`, which is also the paying wallet's currency. Columns that only a
 * product reads are in a table of the product, one row for each booking (docs/adr/0123).
 */
export interface BookingsTable {
  id: string;
  /** The number shown to users: `TD-4F7K2MQ`. */
  number: string;
  kind: BookingKind;
  product: string;
  mode: BookingMode | null;
  state: BookingState;
  flags: Generated<BookingFlag[]>;
  company_id: string | null;
  supplier_id: string | null;
  /** Whether the company's own supplier credentials place the order, and what its wallet then pays. */
  own_access: Generated<boolean>;
  charge: Generated<'total' | 'markup'>;
  source: string | null;
  training: Generated<boolean>;
  pnr: string | null;
  /** The supplier's id of the order. */
  order_ref: string | null;
  /** The agreed offer and the supplier search that found it; each is sold once (docs/adr/0089). */
  offer_id: string | null;
  asked_id: string | null;
  airline: string | null;
  /** `CAI–DXB` for each trip. */
  route: Generated<string[]>;
  /** Local time at the first airport. */
  departing_at: string | null;
  departs_on: string | null;
  /** When the last flight ends. */
  ends_at: Date | null;
  /** Of a stay: the property and its city, with their search lines (docs/adr/0109), and the payment type of its rate. */
  property: string | null;
  property_compact: string | null;
  city: string | null;
  city_compact: string | null;
  /** Names of the city in other languages, where it is one of ours. */
  city_names: Generated<string[]>;
  check_out: string | null;
  rooms: number | null;
  payment: PaymentType | null;
  currency: string | null;
  total: bigint | number | null;
  base: bigint | number | null;
  tax: bigint | number | null;
  extras: bigint | number | null;
  /** Cost to the platform, extras included. */
  net: bigint | number | null;
  /** The supplier's estimate of its commission, which is not in the ledger; null if unknown or none. */
  expected_commission: bigint | number | null;
  /** The agreed offer with its price lines, and the inputs of its price calculation (TRAVEL-RULES 28). */
  kept: Json<KeptPrice | null>;
  pricing: Json<PriceBasis | null>;
  services: Json<ChosenService[]>;
  /** The order's price at the supplier, in the supplier's currency, services included. */
  order_price: Json<Money | null>;
  /** For a manual booking that waits for a second person: the wallet hold and the approval request. */
  hold_id: string | null;
  approval_id: string | null;
  /** The payment: a transaction of the ledger. */
  payment_id: string | null;
  paid: Generated<bigint | number>;
  refunded: Generated<bigint | number>;
  payment_required_by: Date | null;
  price_guaranteed_until: Date | null;
  void_until: Date | null;
  /** The order as last read from the supplier. */
  picture: Json<Order | null>;
  picture_at: Date | null;
  /** When the order is read again; null where it cannot change any more. */
  refresh_at: Date | null;
  /** The payment deadline that staff were warned about. */
  warned_of: Date | null;
  /** Changes made by the supplier; `action` is null while the change waits for an answer. */
  airline_changes: Json<{ ref: string; action: string | null }[]>;
  credits: Json<Credit[]>;
  /** The lead traveler's name, and the number of travelers. */
  lead: string | null;
  travellers: Generated<number>;
  owner_id: string | null;
  created_by: string | null;
  created_by_name: string | null;
  /** The user's reason for ignoring a warning. */
  reason: string | null;
  note: string | null;
  /** Case-folded search text: number, PNR, names, tickets. */
  search: Generated<string>;
  /** Search text (docs/adr/0109). */
  compact: Generated<string | null>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** An operation on a booking at its supplier; at most one is open at a time. */
export interface BookingOperationsTable {
  id: string;
  booking_id: string;
  kind: OperationKind;
  state: OperationState;
  /** The booking's state when the operation began. */
  before: BookingState;
  request: Json<OperationRequest>;
  /** The wallet hold for the operation. */
  hold_id: string | null;
  cause: string | null;
  said: string | null;
  /** The supplier's id of the result: a payment, a cancellation or a change. */
  ref: string | null;
  begun_by: string | null;
  begun_by_name: string | null;
  begun_at: Date;
  ended_at: Date | null;
  next_check_at: Date | null;
  /** Until this time, a missing order does not prove that the operation failed. */
  settles_at: Date | null;
  checks: Generated<number>;
  absences: Generated<number>;
  /** When the supplier last answered about an operation in doubt; null where not recorded (then `begun_at` counts). */
  heard_at: Date | null;
  /** The request to release its money. */
  release_id: string | null;
  /** The index of the traveler that the supplier refused, and the field: its name in `NewOrder`, otherwise the supplier's name. */
  refused_traveller: number | null;
  refused_field: string | null;
}

/** The only attempt to send an operation. `alive_at` is renewed while a process waits for the answer. */
export interface BookingAttemptsTable {
  id: string;
  operation_id: string;
  booking_id: string;
  claimed_at: Date;
  alive_at: Date;
  answered_at: Date | null;
  /** Hash of the supplier account and address that received the operation; null where nothing was sent. */
  access: string | null;
  outcome: string | null;
  cause: string | null;
}

export interface BookingQuotesTable {
  id: string;
  booking_id: string;
  kind: 'cancel' | 'void' | 'change';
  ref: string;
  content: Json<QuoteContent>;
  back: bigint | number | null;
  due: bigint | number | null;
  expires_at: Date | null;
  used_by: string | null;
  /** When the quote was used, replaced or expired. */
  ended_at: Date | null;
  created_by: string | null;
  created_at: Date;
}
