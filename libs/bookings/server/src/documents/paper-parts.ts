import type { Booking } from '@traveldesk/bookings-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { PdfDocument } from '@traveldesk/shared-documents';
import { isoOf, Problem, type DocumentWords } from '@traveldesk/shared-server';
import type { Paper } from '../product/product';

type Part = PdfDocument['parts'][number];
type Sum = Extract<Part, { kind: 'sums' }>['sums'][number];
export type Fact = Extract<Part, { kind: 'facts' }>['facts'][number];

export function sumOf(label: string, { amount, currency }: Money, isMain = false): Sum {
  return { label, amount, currency, isMain };
}

/** Returns the facts that identify a booking; `reference` is the label of its reference at the supplier. */
export function bookingFacts(
  { number, pnr, company, state, created_at }: Booking,
  say: DocumentWords,
  reference: string,
): Fact[] {
  return [
    { label: say('number'), value: number, kind: 'code' },
    ...(pnr === null ? [] : [{ label: reference, value: pnr, kind: 'code' as const }]),
    ...(company ? [{ label: say('company'), value: company.name }] : []),
    { label: say('state'), value: say(`states.${state}`) },
    { label: say('booked'), value: created_at.slice(0, 10), kind: 'day' },
  ];
}

/**
 * Returns the receipt with the customer's price, without net prices, rules and earnings (TRAVEL-RULES 30): the product's parts,
 * its sums of the price, and the amounts paid and refunded. Throws a 422 `booking_not_paid` without a number, which only a paid
 * booking gets.
 */
export function receiptOf(
  { booking, issuer, receipt, language, say, made }: Paper,
  { parts, sums }: { parts: readonly Part[]; sums: readonly Sum[] },
): PdfDocument {
  const { price, paid, refunded } = booking;
  if (!receipt || !price || !paid) throw new Problem(422, 'booking_not_paid');
  const isRefunded = refunded !== null && Number(refunded.amount) > 0;
  return {
    language,
    title: say('receipt'),
    letterhead: issuer,
    made,
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: say('receipt_number'), value: receipt.number, kind: 'code' },
          { label: say('receipt_issued'), value: isoOf(receipt.issued_at).slice(0, 10), kind: 'day' },
        ],
      },
      ...parts,
      {
        kind: 'sums',
        sums: [
          ...sums,
          sumOf(say('price.paid'), paid, true),
          ...(isRefunded ? [sumOf(say('price.refunded'), refunded)] : []),
        ],
      },
      { kind: 'notes', notes: [say('notes.receipt')] },
    ],
  };
}

export function canceledFacts({ canceledAt, say }: Paper): Fact[] {
  if (!canceledAt) return [];
  return [{ label: say('canceled_on'), value: isoOf(canceledAt).slice(0, 10), kind: 'day' }];
}

/** The product's content of a cancellation: `before` and `after` are sums shown before and after the amounts paid and refunded. */
interface Canceled {
  parts: readonly Part[];
  before: readonly Sum[];
  after: readonly Sum[];
  notes: readonly string[];
}

/** Returns the confirmation of a cancellation: the canceled items, and the amounts paid and refunded; like a receipt, without net
 * prices. */
export function cancellationOf(
  { booking, issuer, language, say, made }: Paper,
  { parts, before, after, notes }: Canceled,
): PdfDocument {
  const { paid, refunded, state } = booking;
  const isPaid = paid !== null && Number(paid.amount) > 0;
  return {
    language,
    title: say('cancellation'),
    letterhead: issuer,
    made,
    parts: [
      ...parts,
      {
        kind: 'sums',
        sums: [
          ...before,
          ...(isPaid ? [sumOf(say('price.paid'), paid)] : []),
          ...(isPaid && refunded ? [sumOf(say('price.refunded'), refunded, true)] : []),
          ...after,
        ],
      },
      {
        kind: 'notes',
        notes: [
          ...(isPaid ? [] : [say('notes.nothing_paid')]),
          ...(state === 'refund_pending' ? [say('notes.refund_pending')] : []),
          ...notes,
        ],
      },
    ],
  };
}
