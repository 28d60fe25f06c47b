import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import type { PriceReading } from '../../bookings.tools';
import type { BookingRecord } from '../../engine/rows.sql';

/** How long a reading is reused, because repeated price checks would use up the calls that an account allows. */
const freshMs = 10_000;

/** Reads a booking's price: one call at a time, and none while the last reading is fresh and the booking has not changed since. */
export function sharedReading(
  kernel: Pick<Kernel, 'tools'>,
  { id, version }: Pick<BookingRecord, 'id' | 'version'>,
  read: () => PriceReading['price'],
): PriceReading['price'] {
  const { now, priceReadings: readings } = toolsOf(kernel, 'bookings');
  for (const [key, { endedAt }] of readings) {
    if (endedAt !== null && now().getTime() - endedAt >= freshMs) readings.delete(key);
  }
  const last = readings.get(id);
  if (last && (last.endedAt === null || last.version === version)) return last.price;
  const reading: PriceReading = { version, endedAt: null, price: read() };
  readings.set(id, reading);
  reading.price.then(
    () => (reading.endedAt = now().getTime()),
    () => readings.delete(id),
  );
  return reading.price;
}
