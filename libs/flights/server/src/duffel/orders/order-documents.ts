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

/** Tickets and what was issued beside them (SUPPLIER 5), for travellers of the order alone. */
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
 * 13 digits, of which the first three are the airline's; a fourteenth is their remainder by seven, and is left out where it is right
 * (TRAVEL-RULES 22). Anything else is kept as it was written.
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

/** What was bought with an order. A kind that the product has no word for was paid for all the same. */
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
