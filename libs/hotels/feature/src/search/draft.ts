import { nightsOf, type RoomDraft, type StayDraft } from '@traveldesk/hotels-contract';
import { addDays } from '@traveldesk/shared-contract';

/** Returns the nights of a draft; null while a day is missing, or if check-out is before check-in. */
export function draftNights({
  check_in,
  check_out,
}: Pick<StayDraft, 'check_in' | 'check_out'>): number | null {
  if (check_in === null || check_out === null || check_out < check_in) return null;
  return nightsOf({ check_in, check_out });
}

/** Changes the check-in. If the check-out would not be later, it moves too and keeps the number of nights, if known. */
export function withCheckIn(draft: StayDraft, check_in: string | null, nights: number | null): StayDraft {
  const { check_out } = draft;
  if (check_in === null || nights === null || (check_out !== null && check_out > check_in))
    return { ...draft, check_in };
  return { ...draft, check_in, check_out: addDays(check_in, nights) };
}

export function withRoom(draft: StayDraft, index: number, change: Partial<RoomDraft>): StayDraft {
  return { ...draft, rooms: draft.rooms.map((room, at) => (at === index ? { ...room, ...change } : room)) };
}

export function withRoomRemoved(draft: StayDraft, index: number): StayDraft {
  return { ...draft, rooms: draft.rooms.filter((_, at) => at !== index) };
}

/** Returns that many ages: the known ones, then missing ones; an age is never guessed. */
export function agesOf(known: readonly (number | null)[], count: number): (number | null)[] {
  return Array.from({ length: count }, (_, index) => known[index] ?? null);
}
