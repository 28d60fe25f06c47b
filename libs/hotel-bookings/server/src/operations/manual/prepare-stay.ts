import { latestToday, type BookingRecord } from '@traveldesk/bookings-server';
import { findCity } from '@traveldesk/geo-server';
import { judgeManualStay, type ManualStayInput } from '@traveldesk/hotel-bookings-contract';
import { invalid, type Db } from '@traveldesk/shared-server';
import { hotelDetail } from '../../order/hotel-detail.sql';

/** A validated manual stay. */
export interface EnteredStay {
  input: ManualStayInput;
  city: NonNullable<Awaited<ReturnType<typeof findCity>>>;
  at: Date;
}

/** Validates a manual stay; the days of the `stored` booking that is edited are not refused again. Throws a 422 with the fields. */
export async function prepareStay(
  db: Db,
  { input, at, stored }: { input: ManualStayInput; at: Date; stored: BookingRecord | undefined },
): Promise<EnteredStay> {
  const days = stored && (await hotelDetail(db, stored.id));
  const problems = judgeManualStay(input, latestToday(at), days).map(
    ([path, key]) => [path.join('.'), key] as const,
  );
  const city = await findCity(db, input.property.city_id);
  if (!city || problems.length > 0) {
    throw invalid(
      Object.fromEntries([
        ...problems,
        ...(city ? [] : [['property.city_id', 'stay_city_unknown'] as const]),
      ]),
    );
  }
  return { input, city, at };
}
