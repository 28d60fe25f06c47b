import type { Generated, Selectable } from 'kysely';
import type {
  BookingFlag,
  BookingKind,
  BookingMode,
  BookingState,
  BookingProduct,
  OperationKind,
  OperationState,
} from '@traveldesk/bookings-contract';
import type {} from '@traveldesk/approvals-server'; // bookings name requests, companies, suppliers, users, searches and money
import type {} from '@traveldesk/companies-server';
import type {} from '@traveldesk/suppliers-server';
import type {} from '@traveldesk/users-server';
import type {} from '@traveldesk/wallet-server';
import type { PriceLine } from '@traveldesk/markups-contract';
import type { ConversionRate } from '@traveldesk/currencies-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { Order } from './product/order';
import type { Credit } from './product/outcome';
import type { QuoteContent } from './engine/quote-content';
import type { OperationRequest } from './engine/operation-request';
import type {
  BookingDemoLoaderTable,
  BookingDemoTable,
  BookingDocumentsTable,
  BookingEventsTable,
  BookingHistoryTable,
  BookingNotesTable,
  BookingSettingsTable,
  BookingSupplierLogTable,
  BookingTicketsTable,
  BookingTravellersTable,
  BookingVersionsTable,
  BookingWebhooksTable,
  CompanyBookingSettingsTable,
  Json,
  TravellersTable,
} from './bookings.people.tables';

export type BookingRecord = Selectable<BookingsTable>;
export type OperationRecord = Selectable<BookingOperationsTable>;
export type AttemptRecord = Selectable<BookingAttemptsTable>;

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
    booking_supplier_log: BookingSupplierLogTable;
    booking_events: BookingEventsTable;
    booking_webhooks: BookingWebhooksTable;
    booking_settings: BookingSettingsTable;
    company_booking_settings: CompanyBookingSettingsTable;
    travellers: TravellersTable;
    booking_demo: BookingDemoTable;
    booking_demo_loader: BookingDemoLoaderTable;
  }
}

/** A bag or a seat that was chosen with the offer: what it is at the supplier, and what it is sold for. */
export interface ChosenService {
  ref: string;
  kind: 'bag' | 'seat' | 'other';
  quantity: number;
  /** Places of the travellers, as the offer has them. */
  travellers: number[];
  /** What it is called: a seat's designator; null where it has no name. */
  label: string | null;
  /** Of all pieces together, in the booking's currency. */
  price: Money;
}

/** The price that was agreed to, as far as the engine reads it; the product keeps its whole offer there. */
interface KeptPrice {
  /** The supplier's id of the offer. */
  ref: string;
  lines: PriceLine[];
  supplier_price: { total: Money; base: Money | null };
  offer: { price: { base: Money | null } };
}

/** The rates into the booking's currency by which its price was made. */
interface PriceBasis {
  rates: Readonly<Record<string, ConversionRate | undefined>>;
}

/**
 * A booking as it is. Amounts are minor units of `currency`, and of the wallet that pays. What a product alone reads stands in a table of
 * the product, in one row for each of its bookings (docs/adr/0123).
 */
export interface BookingsTable {
  id: string;
  /** What people call it: `TD-4F7K2M`. */
  number: string;
  kind: BookingKind;
  product: BookingProduct;
  mode: BookingMode | null;
  state: BookingState;
  flags: Generated<BookingFlag[]>;
  company_id: string | null;
  supplier_id: string | null;
  /** Whether the company's own credentials order, and what its wallet then pays. */
  own_access: Generated<boolean>;
  charge: Generated<'total' | 'markup'>;
  source: string | null;
  training: Generated<boolean>;
  pnr: string | null;
  /** The supplier's id of the order. */
  order_ref: string | null;
  /** The offer that was agreed to, and the search that asked the supplier for it: each is sold once (docs/adr/0089). */
  offer_id: string | null;
  asked_id: string | null;
  airline: string | null;
  /** `CAI–DXB` for each trip. */
  route: Generated<string[]>;
  /** Local, at the first airport. */
  departing_at: string | null;
  departs_on: string | null;
  /** When the last flight is over. */
  ends_at: Date | null;
  currency: string | null;
  total: bigint | number | null;
  base: bigint | number | null;
  tax: bigint | number | null;
  extras: bigint | number | null;
  /** What the platform pays, extras included. */
  net: bigint | number | null;
  /** The offer as it was agreed to, with its price lines; and what they were worked out by (TRAVEL-RULES 28). */
  kept: Json<KeptPrice | null>;
  pricing: Json<PriceBasis | null>;
  services: Json<ChosenService[]>;
  /** What the order costs at the supplier, in its currency, services included. */
  order_price: Json<Money | null>;
  /** Of a manual one that waits for a second person: what of the wallet is set aside for it, and the request. */
  hold_id: string | null;
  approval_id: string | null;
  /** The payment that was taken, a transaction of the ledger. */
  payment_id: string | null;
  paid: Generated<bigint | number>;
  refunded: Generated<bigint | number>;
  payment_required_by: Date | null;
  price_guaranteed_until: Date | null;
  void_until: Date | null;
  /** The order as its supplier told it last. */
  picture: Json<Order | null>;
  picture_at: Date | null;
  /** When its order is read again; null where nothing of it can change any more. */
  refresh_at: Date | null;
  /** Of which deadline of payment staff were warned. */
  warned_of: Date | null;
  /** The changes that its supplier has made by itself; `action` is null while one waits for an answer. */
  airline_changes: Json<{ ref: string; action: string | null }[]>;
  credits: Json<Credit[]>;
  /** The lead traveller's name, and how many travel. */
  lead: string | null;
  travellers: Generated<number>;
  owner_id: string | null;
  created_by: string | null;
  created_by_name: string | null;
  /** Why a warning was passed over. */
  reason: string | null;
  note: string | null;
  /** Folded: number, PNR, names, tickets. */
  search: Generated<string>;
  /** Search text (docs/adr/0109). */
  compact: Generated<string | null>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** Something done with a booking at its supplier; one is open at a time. */
export interface BookingOperationsTable {
  id: string;
  booking_id: string;
  kind: OperationKind;
  state: OperationState;
  /** What the booking was when it began. */
  before: BookingState;
  request: Json<OperationRequest>;
  /** What of the wallet is set aside for it. */
  hold_id: string | null;
  cause: string | null;
  said: string | null;
  /** What the supplier calls what was done: a payment, a cancellation, a change. */
  ref: string | null;
  begun_by: string | null;
  begun_by_name: string | null;
  begun_at: Date;
  ended_at: Date | null;
  next_check_at: Date | null;
  /** Before then absence proves nothing. */
  settles_at: Date | null;
  checks: Generated<number>;
  absences: Generated<number>;
  /** When its supplier last said anything of it; null where that was before it was in doubt. */
  heard_at: Date | null;
  /** The request to release its money. */
  release_id: string | null;
  /** The place of the traveler that the supplier refused, and the field by its name in `NewOrder`, else by the supplier's name. */
  refused_traveller: number | null;
  refused_field: string | null;
}

/** The one time that an operation is sent. `alive_at` moves on while somebody waits for the answer. */
export interface BookingAttemptsTable {
  id: string;
  operation_id: string;
  booking_id: string;
  claimed_at: Date;
  alive_at: Date;
  answered_at: Date | null;
  /** By which account at which address it was sent, as a hash; null where nothing was. */
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
  /** Used, replaced or over. */
  ended_at: Date | null;
  created_by: string | null;
  created_at: Date;
}
