import type { z } from 'zod';
import type {
  Booking,
  BookingAction,
  BookingDocument,
  BookingFlag,
  BookingState,
} from '@traveldesk/bookings-contract';
import type { Issuer } from '@traveldesk/companies-server';
import type { PriceExplanation } from '@traveldesk/markups-contract';
import { productBookers, type Language, type ProductPermissions } from '@traveldesk/shared-contract';
import type { PdfDocument } from '@traveldesk/shared-documents';
import { toolsOf, type Db, type Kernel, type Tx, type DocumentWords } from '@traveldesk/shared-server';
import type { AtSupplier } from '@traveldesk/suppliers-server';
import type { BookingRecord, OperationRecord, Receipt } from '../bookings.tables';
import type { Compared, OrderFacts } from './facts';
import type { Effect, Found, Order, OrderNews } from './order';
import type { AgreedReturn, Cancellation, Change, MadeChange, Outcome, Quoted } from './outcome';
import type { ProductWebhooks } from './webhooks';

/** An operation and the attempt that sends it. */
export interface OperationAttempt {
  booking: BookingRecord;
  operation: OperationRecord;
  attemptId: string;
}

/** A booking, with the texts and the date of its document. */
export interface Paper {
  booking: Booking;
  /** The company that pays, or the platform: the document's letterhead. */
  issuer: Issuer;
  /** For a receipt only. */
  receipt: Receipt | null;
  /** For a cancellation only; null where the history does not say. */
  canceledAt: Date | null;
  language: Language;
  say: DocumentWords;
  made: PdfDocument['made'];
}

/** A booking with the product's own data and its changes, read in one snapshot. */
interface Shown {
  booking: BookingRecord;
  detail: object;
  changes: readonly MadeChange[];
}

/** Half-open: `until` is excluded. */
export interface NoShowWindow {
  from: Date;
  until: Date;
}

interface Exchanged {
  sent: unknown;
  received: unknown;
}

interface Reader {
  language: Language;
  withNet: boolean;
}

/**
 * The interface that the engine requires of a product (docs/adr/0112). Functions that call a supplier throw an error for which
 * `isUnanswered` holds if there is no answer; those with an effect return an Outcome.
 */
export interface Product {
  name: BookingRecord['product'];
  /** Names the supplier's reference: the key of its text below `columns`. */
  reference: string;
  /** The state of a booking that is bought. */
  sold: BookingState;
  /** The permissions that searching, reading and working on its bookings ask for (`rights.ts`). */
  permissions: ProductPermissions;
  /**
   * Set if a person needs only the permission of the action to work on its bookings, because stored roles have it without the product's
   * permission. It does not apply to a person who may read bookings of other products only.
   */
  actionsSuffice?: true;
  /** The actions that its bookings can have; the routes of others do not exist for it. */
  actions: readonly BookingAction[];
  /**
   * The product's fields in API responses: those that it adds to a booking and a quote, the results of `show` and `showChange`, and all
   * fields of a former version of a manual booking.
   */
  fields: { readonly booking: z.ZodRawShape; readonly quote: z.ZodRawShape; readonly former: z.ZodRawShape };
  /** Whether suppliers of this protocol sell the product. */
  sells(protocol: string): boolean;
  /** Milliseconds after an unanswered call from which absence is proof. An unknown protocol gets the longest time. */
  settlesWithinMs(protocol: string | undefined): number;
  isUnanswered(error: unknown): boolean;

  /**
   * Sends an operation to the supplier, once, and reads the order afterwards where the answer does not contain it. Never throws because of
   * the supplier (SECURITY 12).
   */
  perform(attempted: OperationAttempt & { at: AtSupplier }): Promise<Outcome<Effect>>;
  /** Looks up the outcome of an operation at the supplier. */
  lookUp(attempted: OperationAttempt & { at: AtSupplier }): Promise<Found>;
  /** Returns null where the supplier knows no such order. */
  readOrder(at: AtSupplier, ref: string): Promise<Order | null>;
  quoteCancellation(at: AtSupplier, orderRef: string): Promise<Quoted<Cancellation>>;
  /**
   * Set if the agreed terms and the instant of a cancellation decide on its refund, instead of an amount of the supplier (docs/adr/0147).
   * Returns null if they do not determine it.
   */
  returnsOf?(db: Db | Tx, booking: BookingRecord, cancellation: Cancellation): Promise<AgreedReturn | null>;

  /** The product's own data of a booking, for `compare` and `show`, read together with the booking. */
  detailOf(db: Db | Tx, bookingId: string): Promise<object>;
  /** Set for stays: when a no-show can be set or taken back; null if never. `detail` is the result of `detailOf`. */
  noShowWindow?(detail: object): NoShowWindow | null;
  /** Set if its bookings can replace others: whether one that is to replace this one is pending or in doubt. Until it ends, this one stays. */
  isBeingReplaced?(db: Db | Tx, bookingId: string): Promise<boolean>;
  factsOf(booking: BookingRecord, order: Order, now: Date): Promise<OrderFacts>;
  /** Saves the product's own facts of an order; the caller has locked the booking. */
  noteFacts(tx: Tx, bookingId: string, facts: OrderFacts): Promise<void>;
  /** Compares an order with its booking, which has no open operation. */
  compare(compared: Compared): OrderNews;
  /** The flags that an order raises at the end of an operation: changes applied without a flag are never reported later. */
  flagsOf(booking: BookingRecord, order: Order): BookingFlag[];
  /** The differences between an order and the request: keys of the texts below `differs`. */
  differencesOf(attempted: OperationAttempt, order: Order): Promise<readonly string[]>;

  /** Saves the new documents of an order. Returns their number. */
  noteIssued(tx: Tx, bookingId: string, facts: OrderFacts, at: Date): Promise<number>;
  /** Ends the documents in force, except those with the numbers in `except`. */
  endIssued(
    tx: Tx,
    bookingId: string,
    end: 'exchanged' | 'voided' | 'refunded',
    options?: { except?: readonly string[] },
  ): Promise<void>;

  show(shown: Shown, reader: Reader): Promise<object>;
  /** `change` is null for a quote of a cancellation. */
  showChange(change: Change | null, withNet: boolean): Promise<object>;
  /** Recalculates the agreed price from the stored inputs; returns null where none were stored. */
  explain(booking: BookingRecord): Promise<PriceExplanation | null>;
  /** Removes the supplier's prices from an exchange (TRAVEL-RULES 30); null for an unknown protocol, whose amounts cannot be found. */
  withoutNetPrices(protocol: string | undefined, exchange: Exchanged): Exchanged | null;
  /** The documents of its bookings. The engine decides from a booking's state and money which of them it has now. */
  documents: readonly BookingDocument[];
  /** Called only for the product's own `documents`. */
  paper(kind: BookingDocument, paper: Paper): PdfDocument | Promise<PdfDocument>;
  webhooks: ProductWebhooks;
}

/**
 * Registers a product with the engine; called once per kernel, when modules contribute to others. Throws for a permission that does not open
 * the routes of all products.
 */
export function registerProduct(kernel: Pick<Kernel, 'tools'>, product: Product): void {
  const { products } = toolsOf(kernel, 'bookings');
  if (products.has(product.name)) throw new Error(`The product ${product.name} is already registered.`);
  const { bookings } = product.permissions;
  if (!productBookers.some((one) => one === bookings))
    throw new Error(`${bookings} is not the permission of a product.`);
  products.set(product.name, product);
}

export function productsOf(kernel: Pick<Kernel, 'tools'>): Product[] {
  return [...toolsOf(kernel, 'bookings').products.values()];
}

/** Returns the product of a booking. */
export function productOf(
  kernel: Pick<Kernel, 'tools'>,
  { product: name }: Pick<BookingRecord, 'product'>,
): Product {
  const product = toolsOf(kernel, 'bookings').products.get(name);
  if (!product) throw new Error(`The product ${name} is not registered.`);
  return product;
}

/** Returns the product whose suppliers speak a protocol; the first product where the supplier is unknown, to use its waiting time. */
export function productBy(kernel: Pick<Kernel, 'tools'>, protocol: string | undefined): Product {
  const products = productsOf(kernel);
  const product = products.find((one) => protocol !== undefined && one.sells(protocol)) ?? products[0];
  if (!product) throw new Error('No product is registered.');
  return product;
}
