import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import type { Slice } from '@traveldesk/flights-contract';

export type Notice = ReviewNotes['notices'][number];

/** A connection of this length that includes this local hour counts as overnight. */
const nightMinutes = 240;
const nightHour = '03:00';

/** Returns notices of tight connections, overnight connections and changes of airport. */
export function connectionNotices(slices: readonly Slice[], tightMinutes: number): Notice[] {
  return slices.flatMap(({ segments }) =>
    segments.flatMap(({ origin, departing_at, layover }, index): Notice[] => {
      const before = segments[index - 1];
      if (!before || !layover) return [];
      const { minutes, airport_change: isOther } = layover;
      const place = isOther ? `${before.destination}–${origin}` : origin;
      const at = (kind: Notice['kind']): Notice => ({ kind, place, minutes, usual: null });
      return [
        ...(isOther ? [at('airport_change')] : []),
        ...(minutes < tightMinutes ? [at('tight_connection')] : []),
        ...(isOvernight(before.arriving_at, departing_at, minutes) ? [at('overnight_connection')] : []),
      ];
    }),
  );
}

/** Both times are local at the connecting airport, or at one nearby. */
function isOvernight(from: string, to: string, minutes: number): boolean {
  if (minutes < nightMinutes) return false;
  const night = (local: string) => `${local.slice(0, 10)}T${nightHour}`;
  return [night(from), night(to)].some((at) => from <= at && at < to);
}
