import type { z } from 'zod';
import type { Booking, BookingDocument, BookingFlag } from '@traveldesk/bookings-contract';
import type { PriceExplanation } from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import type { PdfDocument } from '@traveldesk/shared-documents';
import { toolsOf, type Db, type Kernel, type Tx } from '@traveldesk/shared-server';
import type { Words } from './words';
import type { AtSupplier } from './at-supplier';
import type { BookingRecord, OperationRecord } from '../bookings.tables';
import type { Compared, OrderFacts } from './facts';
import type { Effect, Found, Order, OrderNews } from './order';
import type { Cancellation, Change, Outcome, Quoted } from './outcome';
import type { ProductWebhooks } from './webhooks';

/** An operation, and the attempt by which it is sent. */
export interface Attempted {
  booking: BookingRecord;
  operation: OperationRecord;
  attemptId: string;
}

/** A booking, and the words and the date of the paper that is made of it. */
export interface Paper {
  booking: Booking;
  language: Language;
  say: Words;
  made: PdfDocument['made'];
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
 * All that the engine calls of a product (docs/adr/0112). A function that asks a supplier throws an error that is `isUnanswered` where the
 * supplier does not answer, and one with an effect answers with an Outcome.
 */
export interface Product {
  name: BookingRecord['product'];
  /** The fields that it adds to a booking and to a quote in the answers of the API: what `show` and `showChange` return. */
  fields: { readonly booking: z.ZodRawShape; readonly quote: z.ZodRawShape };
  /** Whether suppliers of this protocol sell it. */
  sells(protocol: string): boolean;
  /** So long after a call that was not answered absence proves nothing: milliseconds. A protocol that nobody speaks takes the longest. */
  settlesWithinMs(protocol: string | undefined): number;
  isUnanswered(error: unknown): boolean;

  /**
   * Tells the supplier to carry an operation out, once, and reads the order afterwards where the answer is not the order. Never throws for
   * what a supplier does (SECURITY 12).
   */
  perform(attempted: Attempted & { at: AtSupplier }): Promise<Outcome<Effect>>;
  /** Asks the supplier what became of an operation. */
  lookUp(attempted: Attempted & { at: AtSupplier }): Promise<Found>;
  /** Null where the supplier knows no such order. */
  readOrder(at: AtSupplier, ref: string): Promise<Order | null>;
  quoteCancellation(at: AtSupplier, orderRef: string): Promise<Quoted<Cancellation>>;

  /** What the product alone keeps of a booking, for `compare` and `show`: read at the moment of the booking. */
  detailOf(db: Db | Tx, bookingId: string): Promise<object>;
  factsOf(booking: BookingRecord, order: Order, now: Date): Promise<OrderFacts>;
  /** Writes down what the product alone keeps of an order; the booking is locked. */
  noteFacts(tx: Tx, bookingId: string, facts: OrderFacts): Promise<void>;
  /** Compares an order with its booking, on which nothing is being done. */
  compare(compared: Compared): OrderNews;
  /** The flags that an order raises beside the end of an operation: news that are taken over unsaid are never told again. */
  flagsOf(booking: BookingRecord, order: Order): BookingFlag[];
  /** The differences between an order and the request: keys of the texts below `differs`. */
  differencesOf(attempted: Attempted, order: Order): Promise<readonly string[]>;

  /** Writes down the documents of an order that are not known yet. Answers how many there were. */
  noteIssued(tx: Tx, bookingId: string, facts: OrderFacts, at: Date): Promise<number>;
  /** Ends the documents that are in force: all of them, or all but some numbers. */
  endIssued(
    tx: Tx,
    bookingId: string,
    end: 'exchanged' | 'voided' | 'refunded',
    options?: { except?: readonly string[] },
  ): Promise<void>;

  show(shown: { booking: BookingRecord; detail: object }, reader: Reader): Promise<object>;
  /** `change` is null for a quote that changes nothing. */
  showChange(change: Change | null, withNet: boolean): Promise<object>;
  /** Works the agreed price out anew from what was kept; null where nothing was kept. */
  explain(booking: BookingRecord): Promise<PriceExplanation | null>;
  /** An exchange without what its supplier asks (TRAVEL-RULES 30); null where nobody speaks the protocol and could find the amounts. */
  withoutNetPrices(protocol: string | undefined, exchange: Exchanged): Exchanged | null;
  paper(kind: BookingDocument, paper: Paper): PdfDocument;
  webhooks: ProductWebhooks;
}

/** Hands the engine a product; called once for each kernel, where modules contribute to others. */
export function registerProduct(kernel: Pick<Kernel, 'tools'>, product: Product): void {
  const { products } = toolsOf(kernel, 'bookings');
  if (products.has(product.name)) throw new Error(`The product ${product.name} is registered already.`);
  products.set(product.name, product);
}

/** The product of a booking. */
export function productOf(
  kernel: Pick<Kernel, 'tools'>,
  { product: name }: Pick<BookingRecord, 'product'>,
): Product {
  const product = toolsOf(kernel, 'bookings').products.get(name);
  if (!product) throw new Error(`The product ${name} is not registered.`);
  return product;
}

/** The product whose suppliers speak a protocol. Callers without a known supplier get the first product, so that they wait as long. */
export function productBy(kernel: Pick<Kernel, 'tools'>, protocol: string | undefined): Product {
  const products = [...toolsOf(kernel, 'bookings').products.values()];
  const product = products.find((one) => protocol !== undefined && one.sells(protocol)) ?? products[0];
  if (!product) throw new Error('No product is registered.');
  return product;
}
