import { randomInt } from 'node:crypto';
import { randomText } from '../http/ids';
import { airlineOf } from '../world/airlines';
import type { OrderDocument, OrderRecord } from './order.record';

/** The order with its tickets: 13 digits, of which the first three are the airline's (TRAVEL-RULES 22). */
export function issued(order: OrderRecord, at: number): OrderRecord {
  const { accountingCode } = airlineOf(order.carrier);
  const number = () => accountingCode + String(randomInt(1_000_000_000, 9_999_999_999));
  const tickets = order.passengers.map(({ id }): OrderDocument => ({
    unique_identifier: number(),
    type: 'electronic_ticket',
    passenger_ids: [id],
  }));
  const extras = order.services.map(({ passengerId }): OrderDocument => ({
    unique_identifier: number(),
    type: 'electronic_miscellaneous_document_associated',
    passenger_ids: [passengerId],
  }));
  return { ...order, paid: at, documents: [...tickets, ...extras] };
}

/** Six letters and digits; seven at easyJet, and LATAM writes thirteen (TRAVEL-RULES 21). Without O, I, 0 and 1. */
export function referenceOf(carrier: string): string {
  const plain = randomText(80)
    .toUpperCase()
    .replace(/[OI01]/g, '');
  if (carrier === 'LA') return `LA${String(randomInt(10_000_000_000, 99_999_999_999))}`;
  return plain.slice(0, carrier === 'U2' ? 7 : 6);
}
