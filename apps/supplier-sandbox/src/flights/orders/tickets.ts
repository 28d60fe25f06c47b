import { randomInt } from 'node:crypto';
import { randomText } from '../../http/ids';
import type { Knobs } from '../../training/knobs';
import { airlineOf, carrierOf } from '../world/airlines';
import type { OrderDocument, OrderRecord } from './order.record';

/** Returns the order with its tickets: 13 digits, the first three of them the airline's (TRAVEL-RULES 22). */
export function issued(order: OrderRecord, at: number, knobs: Pick<Knobs, 'void_hours'>): OrderRecord {
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
  return {
    ...order,
    paid: at,
    voidUntil: order.voidUntil ?? voidUntilOf(order, at, knobs),
    documents: [...tickets, ...extras],
  };
}

const hour = 3_600_000;

/**
 * Returns the end of the void window with a full refund: some hours, or the rest of the day as in settlement plans, and never after the
 * first departure (TRAVEL-RULES 18). Orders refunded as credits cannot be voided.
 */
function voidUntilOf(
  { carrier, scenario, slices }: OrderRecord,
  at: number,
  { void_hours }: Pick<Knobs, 'void_hours'>,
): number | null {
  const window = void_hours ?? carrierOf(carrier).voiding;
  if (window === 0 || scenario === 'airline_credits') return null;
  const end = window === 'day' ? Math.floor(at / (24 * hour) + 1) * 24 * hour - 60_000 : at + window * hour;
  const leaves = Date.parse(`${slices[0]?.segments[0]?.departing_at ?? ''}Z`);
  const until = Math.min(end, leaves);
  return until > at ? until : null;
}

/**
 * Returns a booking reference: six letters and digits, seven at easyJet, thirteen characters at LATAM (TRAVEL-RULES 21). Omits O, I, 0 and
 * 1.
 */
export function referenceOf(carrier: string): string {
  const plain = randomText(80)
    .toUpperCase()
    .replace(/[OI01]/g, '');
  if (carrier === 'LA') return `LA${String(randomInt(10_000_000_000, 99_999_999_999))}`;
  return plain.slice(0, carrier === 'U2' ? 7 : 6);
}
