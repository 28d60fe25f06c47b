import type { OrderDocument, OrderService } from '../../orders/order-picture';
import { count, id, idsOf, list, money, object, optionalText, text, word } from '../order-read';

const maxDocuments = 200;
const maxServices = 500;
const mostPieces = 50;

const kinds: ReadonlyMap<string, OrderDocument['kind']> = new Map([
  ['electronic_ticket', 'ticket'],
  ['electronic_miscellaneous_document_associated', 'extra'],
  ['electronic_miscellaneous_document_standalone', 'extra_alone'],
]);

/** Reads the tickets and other issued documents (SUPPLIER 5). Throws Unreadable if one names a traveler who is not in the order. */
export function documentsOf(wire: unknown, travellers: ReadonlySet<string>): OrderDocument[] {
  if (wire === null || wire === undefined) return [];
  return list(wire, 'documents', maxDocuments).map((one) => {
    const it = object(one, 'document');
    return {
      kind: word(it.type, 'document.type', kinds),
      ...numberOf(text(it.unique_identifier, 'unique_identifier')),
      travellers: idsOf(it.passenger_ids ?? [], 'document.passenger_ids', travellers),
    };
  });
}

/**
 * Normalizes a ticket number: 13 digits, the first three being the airline's. A fourteenth is a check digit, the remainder modulo 7, and is
 * dropped if it is right (TRAVEL-RULES 22). Anything else is kept as written and marked irregular.
 */
export function numberOf(written: string): { number: string; irregular: boolean } {
  const plain = written.replace(/[\s-]/g, '');
  if (/^\d{13}$/.test(plain)) return { number: plain, irregular: false };
  const [, number = '', check = ''] = /^(\d{13})(\d)$/.exec(plain) ?? [];
  if (number !== '' && BigInt(number) % 7n === BigInt(check)) return { number, irregular: false };
  return { number: written, irregular: true };
}

const serviceKinds: ReadonlyMap<string, OrderService['kind']> = new Map([
  ['baggage', 'bag'],
  ['seat', 'seat'],
]);

/** Reads the services bought with an order. Kinds unknown to the product are kept as `other`, because they were paid for. */
export function orderServicesOf(wire: unknown, travellers: ReadonlySet<string>): OrderService[] {
  if (wire === null || wire === undefined) return [];
  return list(wire, 'services', maxServices).map((one) => {
    const it = object(one, 'service');
    return {
      ref: id(it.id, 'service.id'),
      kind: serviceKinds.get(optionalText(it.type, 'service.type') ?? '') ?? 'other',
      quantity: count(it.quantity, 'service.quantity', mostPieces),
      travellers: idsOf(it.passenger_ids ?? [], 'service.passenger_ids', travellers),
      segments: idsOf(it.segment_ids ?? [], 'service.segment_ids'),
      price: money(it.total_amount, it.total_currency, 'service.total_amount'),
    };
  });
}
