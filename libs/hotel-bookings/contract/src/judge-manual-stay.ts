import { travelDayProblem } from '@traveldesk/bookings-contract';
import { mostNights, nightsOf, stayChildAges } from '@traveldesk/hotels-contract';
import { isDay } from '@traveldesk/shared-contract';

/** Text keys of the problems of a manual stay. */
type ManualStayProblem =
  | NonNullable<ReturnType<typeof travelDayProblem>>
  | 'stay_check_out_order'
  | 'stay_too_long'
  | 'stay_adult_missing'
  | 'stay_child_age'
  | 'stay_guest_room'
  | 'stay_guest_age'
  | 'stay_guest_adults'
  | 'stay_room_unnamed'
  | 'stay_deadline_late';

/** A manual stay as typed so far. */
export interface ManualStayDraft {
  check_in?: string | null | undefined;
  check_out?: string | null | undefined;
  rooms: readonly { adults: number; children: readonly (number | null)[] }[];
  guests: readonly { room?: number | null | undefined; age?: number | null | undefined }[];
  free_until?: string | null | undefined;
  balance_due_on?: string | null | undefined;
}

type Found = [path: (string | number)[], key: ManualStayProblem];

/** Returns the problems of a manual stay by field path. Fields that are empty or malformed are skipped, and so are days equal to `stored`. */
export function judgeManualStay(
  stay: ManualStayDraft,
  today: string,
  stored?: Pick<ManualStayDraft, 'check_in' | 'check_out'>,
): Found[] {
  return [...dayProblems(stay, today, stored), ...roomProblems(stay), ...judgeGuests(stay)];
}

const dayOf = (text: string | null | undefined) => (text && isDay(text) ? text : undefined);

function dayProblems(
  stay: ManualStayDraft,
  today: string,
  stored: Pick<ManualStayDraft, 'check_in' | 'check_out'> | undefined,
): Found[] {
  const found: Found[] = [];
  const note = (field: string, key: ManualStayProblem | null | undefined) => {
    if (key) found.push([[field], key]);
  };
  const [check_in, check_out] = [dayOf(stay.check_in), dayOf(stay.check_out)];
  if (check_in && check_in !== stored?.check_in) note('check_in', travelDayProblem(check_in, today));
  const order = check_in && check_out && orderProblem({ check_in, check_out });
  const far = check_out && check_out !== stored?.check_out ? travelDayProblem(check_out, today) : null;
  note('check_out', order || far);
  // Days in other zones begin and end up to a day earlier or later.
  const last = check_out ? `${check_out}T23:59:59Z` : undefined;
  if (last && stay.free_until && Date.parse(stay.free_until) > Date.parse(last) + 86_400_000) {
    note('free_until', 'stay_deadline_late');
  }
  const balance = dayOf(stay.balance_due_on);
  if (check_out && balance && balance > check_out) note('balance_due_on', 'stay_deadline_late');
  return found;
}

function orderProblem(days: { check_in: string; check_out: string }): ManualStayProblem | null {
  const nights = nightsOf(days);
  if (nights < 1) return 'stay_check_out_order';
  return nights > mostNights ? 'stay_too_long' : null;
}

function roomProblems({ rooms }: ManualStayDraft): Found[] {
  return rooms.flatMap(({ adults, children }, room): Found[] => [
    ...(adults < 1 ? [[['rooms', room, 'adults'], 'stay_adult_missing'] satisfies Found] : []),
    ...children.flatMap((age, child): Found[] =>
      age === null || (age >= stayChildAges.min && age <= stayChildAges.max)
        ? []
        : [[['rooms', room, 'children', child], 'stay_child_age']],
    ),
  ]);
}

/** A named guest must be one of the room's: each adult, and each child by age, at most once. */
export function judgeGuests({ rooms, guests }: Pick<ManualStayDraft, 'rooms' | 'guests'>): Found[] {
  const found: Found[] = [];
  const free = rooms.map(({ adults, children }) => ({ adults, children: [...children] }));
  guests.forEach(({ room: place, age }, guest) => {
    if (place === undefined || place === null) return;
    const room = free[place];
    if (!room) {
      found.push([['guests', guest, 'room'], 'stay_guest_room']);
    } else if (age === undefined || age === null) {
      room.adults -= 1;
      if (room.adults < 0) found.push([['guests', guest, 'room'], 'stay_guest_adults']);
    } else {
      const child = room.children.indexOf(age);
      if (child < 0) found.push([['guests', guest, 'age'], 'stay_guest_age']);
      else room.children.splice(child, 1);
    }
  });
  rooms.forEach((_, room) => {
    if (!guests.some(({ room: place }) => place === room)) {
      found.push([['rooms', room, 'adults'], 'stay_room_unnamed']);
    }
  });
  return found;
}
