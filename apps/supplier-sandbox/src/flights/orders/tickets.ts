import { randomInt } from 'node:crypto';
import { randomText } from '../../http/ids';
import type { Knobs } from '../../training/knobs';
import { airlineOf, carrierOf } from '../world/airlines';
import type { OrderDocument, OrderRecord } from './order.record';

/** The order with its tickets: 13 digits, of which the first three are the airline's (TRAVEL-RULES 22). */
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
 * Until when the tickets can be voided, which gives back all of it: some hours, or the rest of the day as the settlement
 * plans have it, and never after the first departure (TRAVEL-RULES 18). What comes back as credits is not voided.
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

/** Six letters and digits; seven at easyJet, and LATAM writes thirteen (TRAVEL-RULES 21). Without O, I, 0 and 1. */
export function referenceOf(carrier: string): string {
  const plain = randomText(80)
    .toUpperCase()
    .replace(/[OI01]/g, '');
  if (carrier === 'LA') return `LA${String(randomInt(10_000_000_000, 99_999_999_999))}`;
  return plain.slice(0, carrier === 'U2' ? 7 : 6);
}
