import { judgePerson, personKey, type TravellerInput } from '@traveldesk/bookings-contract';
import { latestToday } from '@traveldesk/bookings-server';
import { judgeGuests, type GuestInput, type HotelBookingInput } from '@traveldesk/hotel-bookings-contract';
import type { StayCriteria } from '@traveldesk/hotels-contract';
import { compactText } from '@traveldesk/shared-contract';
import { invalid, type Db } from '@traveldesk/shared-server';
import type { Guest } from './insert-guests';

interface Booked {
  input: Pick<HotelBookingInput, 'guests'>;
  criteria: Pick<StayCriteria, 'check_in' | 'rooms'>;
  companyId: string;
  at: Date;
}

export interface ReadGuests {
  guests: Guest[];
  /** The guests to save, with all fields that a saved traveler needs. */
  saved: TravellerInput[];
}

type Problems = Record<string, string>;

/**
 * Checks the guests of a booking: each fits its room, each room names one, the first is an adult of the first room, a guest to
 * save has all fields of a saved traveler, and a chosen saved traveler is of the company and has the same name. Throws a 422 with
 * the fields.
 */
export async function readGuests(db: Db, { input, criteria, companyId, at }: Booked): Promise<ReadGuests> {
  const { guests } = input;
  const { rooms, check_in } = criteria;
  const judged = judgeGuests({ rooms, guests });
  const problems: Problems = Object.fromEntries(judged.map(([path, key]) => [path.join('.'), key]));
  const [lead] = guests;
  if (lead && (lead.room !== 0 || lead.age !== null)) problems['guests.0.room'] ??= 'stay_lead_adult';
  const chosen = await chosenIn(db, companyId, guests);
  const saved: TravellerInput[] = [];
  const read = guests.map((guest, place): Guest => {
    const known = guest.saved_id === null ? undefined : chosen.get(guest.saved_id);
    if (guest.saved_id !== null && (!known || !isNamed(known, guest)))
      problems[`guests.${place}.given_name`] ??= 'traveller_saved_differs';
    const traveller = guest.save ? travellerOf(guest, `guests.${place}`, problems) : null;
    if (traveller) {
      const limits = { today: latestToday(at), ages_on: check_in };
      for (const [field, key] of judgePerson(traveller, limits)) problems[`guests.${place}.${field}`] ??= key;
      saved.push(traveller);
    }
    const { given_name, family_name, age, title, gender, born_on } = guest;
    const person = known?.person ?? (traveller && personKey(traveller));
    return { given_name, family_name, age, title, gender, born_on, person };
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { guests: read, saved };
}

async function chosenIn(db: Db, companyId: string, guests: readonly GuestInput[]) {
  const ids = guests.flatMap(({ saved_id: id }) => id ?? []);
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('travellers')
    .select(['id', 'given_name', 'family_name', 'person'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type Named = Pick<GuestInput, 'given_name' | 'family_name'>;

function isNamed(one: Named, other: Named): boolean {
  const of = ({ given_name, family_name }: Named) => compactText(`${given_name} ${family_name}`);
  return of(one) === of(other);
}

/** Notes each field that a saved traveler needs and the guest lacks. */
function travellerOf(guest: GuestInput, path: string, problems: Problems): TravellerInput | null {
  const { title, gender, born_on, given_name, family_name, age } = guest;
  for (const [field, value] of Object.entries({ title, gender, born_on }))
    if (value === null) problems[`${path}.${field}`] ??= 'required';
  if (title === null || gender === null || born_on === null) return null;
  return {
    type: age === null ? 'adult' : 'child',
    title,
    gender,
    given_name,
    family_name,
    born_on,
    email: null,
    phone: null,
    document: null,
    loyalty: [],
    adult: null,
    save: true,
  };
}
