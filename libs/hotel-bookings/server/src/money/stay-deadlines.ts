import { writeDeadlines, type BookingRecord, type ProductDeadline } from '@traveldesk/bookings-server';
import type { Tx } from '@traveldesk/shared-server';
import type { HotelDetail } from '../hotel-bookings.tables';
import { dayAt, instantAt } from '../order/property-time';
import { tiersFrom } from './booked-money';

/** Writes the deadlines of a new or edited stay for the deadline board. The caller has locked the booking, or made it. */
export async function writeStayDeadlines(tx: Tx, booking: BookingRecord, detail: HotelDetail): Promise<void> {
  await writeDeadlines(tx, booking.id, [
    arrivalOf(detail),
    ...(await cancellationsOf(tx, booking, detail)),
    ...balanceOf(detail),
  ]);
}

function arrivalOf({ check_in: day, time_zone: zone, details }: HotelDetail): ProductDeadline {
  const { begins, ends } = dayAt(day, zone);
  const time = details.check_in_after;
  return {
    kind: 'arrival',
    at: time ? instantAt(day, time, zone) : begins,
    day_begins: begins,
    day_ends: ends,
  };
}

async function cancellationsOf(
  tx: Tx,
  booking: BookingRecord,
  detail: HotelDetail,
): Promise<ProductDeadline[]> {
  const tiers = await tiersFrom(tx, booking, detail, booking.created_at);
  const ends = tiers ? tiers.map(({ until }) => until) : [detail.entered?.free_until ?? null];
  return ends.flatMap((until): ProductDeadline[] =>
    until === null ? [] : [{ kind: 'cancellation', at: new Date(until) }],
  );
}

/** The rest is due until the end of the day. */
function balanceOf({ balance_due_on: day, time_zone: zone }: HotelDetail): ProductDeadline[] {
  return day === null ? [] : [{ kind: 'balance', at: dayAt(day, zone).ends }];
}
