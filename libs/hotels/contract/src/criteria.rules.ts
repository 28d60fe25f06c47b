import { addDays, dayIn, isDay, weeksForward } from '@traveldesk/shared-contract';
import {
  mostDaysAhead,
  mostNights,
  mostRooms,
  nightsOf,
  radiusKm,
  stayChildAges,
  type RoomDraft,
  type StayCriteria,
  type StayDraft,
} from './criteria';
import type { StayErrorCode, StayErrors } from './criteria.errors';
import type { StayPlace } from './place';

/** Data that the rules need besides the criteria. */
export interface StayWorld {
  now: Date;
  /** The place of the criteria; null if there is none, undefined if it is unknown here, which leaves the decision to the server. */
  place: Pick<StayPlace, 'point' | 'time_zone'> | null | undefined;
}

export interface StayJudgement {
  /** The criteria if they are valid; otherwise null. */
  criteria: StayCriteria | null;
  errors: StayErrors;
}

/** Validates criteria: at most one error per field, the first that applies. */
export function judgeStay(draft: StayDraft, { now, place }: StayWorld): StayJudgement {
  const errors: StayErrors = { ...roomErrors(draft.rooms) };
  const note = (field: string, code: StayErrorCode | undefined) => {
    if (code) errors[field] = code;
  };
  note('place', placeError(draft, place));
  note('radius', within(draft.radius, radiusKm) ? undefined : 'stay_radius');
  note('check_in', checkInError(draft, place?.time_zone, now));
  note('check_out', checkOutError(draft));
  return { criteria: Object.keys(errors).length === 0 && isComplete(draft) ? draft : null, errors };
}

function placeError({ place }: StayDraft, found: StayWorld['place']): StayErrorCode | undefined {
  if (place === null) return 'stay_required';
  if (found === null) return place === 'office' ? 'stay_office_of_nobody' : 'stay_place_unknown';
  return found?.point === null ? 'stay_place_nowhere' : undefined;
}

/**
 * Moves a stay whose check-in has passed at its place by whole weeks to the future, which keeps its weekdays and its nights.
 */
export function rolledStay(
  stay: StayCriteria,
  { now, place }: StayWorld,
): { stay: StayCriteria; weeks: number } {
  const weeks = weeksForward(stay.check_in, todayAt(place?.time_zone, now));
  const moved = (day: string) => addDays(day, weeks * 7);
  return { stay: { ...stay, check_in: moved(stay.check_in), check_out: moved(stay.check_out) }, weeks };
}

/** The last time zone in which a day ends, and the first in which it begins. */
const [west, east] = ['Etc/GMT+12', 'Etc/GMT-14'];

/** Returns the day at a place. If its time zone is unknown, a day counts as past when it is past everywhere. */
function todayAt(timeZone: string | null | undefined, now: Date): string {
  return dayIn(timeZone ?? west, now);
}

/** Uses the calendar at the place: the stay begins on the day of the property (STAYS 5). */
function checkInError({ check_in: day }: StayDraft, timeZone: string | null | undefined, now: Date) {
  if (day === null) return 'stay_required' as const;
  if (!isDay(day)) return 'stay_date_impossible' as const;
  if (day < todayAt(timeZone, now)) return 'stay_check_in_past' as const;
  const last = addDays(dayIn(timeZone ?? east, now), mostDaysAhead);
  return day > last ? ('stay_check_in_too_far' as const) : undefined;
}

function checkOutError({ check_in, check_out }: StayDraft): StayErrorCode | undefined {
  if (check_out === null) return 'stay_required';
  if (!isDay(check_out)) return 'stay_date_impossible';
  if (check_in === null || !isDay(check_in)) return undefined;
  const nights = nightsOf({ check_in, check_out });
  if (nights < 1) return 'stay_check_out_order';
  return nights > mostNights ? 'stay_too_long' : undefined;
}

function roomErrors(rooms: readonly RoomDraft[]): StayErrors {
  const errors: StayErrors = {};
  if (rooms.length === 0) errors.rooms = 'stay_no_room';
  if (rooms.length > mostRooms) errors.rooms = 'stay_too_many_rooms';
  rooms.forEach(({ adults, children }, room) => {
    // Suppliers take no room without an adult (STAYS 5).
    if (adults < 1) errors[`rooms.${room}.adults`] = 'stay_adult_missing';
    children.forEach((age, child) => {
      const field = `rooms.${room}.children.${child}`;
      if (age === null) errors[field] = 'stay_age_missing';
      else if (!within(age, stayChildAges)) errors[field] = 'stay_child_age';
    });
  });
  return errors;
}

function isComplete(draft: StayDraft): draft is StayCriteria {
  const { place, check_in, check_out, rooms } = draft;
  const hasAges = rooms.every(({ children }) => children.every((age) => age !== null));
  return place !== null && check_in !== null && check_out !== null && hasAges;
}

function within(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}
