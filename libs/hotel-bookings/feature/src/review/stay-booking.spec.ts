import { usd } from '@traveldesk/hotels-ui/testing';
import { carriedGuests } from './carried-guests';
import { stayBookingSchema } from './stay-booking-schema';
import {
  blankStayBooking,
  sentPlaces,
  stayBookingOf,
  type GuestValues,
  type StayBookingValues,
} from './stay-booking.values';

const rooms = [
  { adults: 2, children: [8] },
  { adults: 1, children: [] },
];
const company = 'nile';
const mona = { given_name: 'Mona', family_name: 'Said' };
const omar = { given_name: 'Omar', family_name: 'Said' };

/** The form for two rooms; `typed` are the guests by place. */
function values(typed: Record<number, Partial<GuestValues>>, change: Partial<StayBookingValues> = {}) {
  const blank = blankStayBooking(rooms, company);
  return {
    ...blank,
    guests: blank.guests.map((guest, place) => ({ ...guest, ...typed[place] })),
    email: 'mona@nile.example',
    phone: '+201001234567',
    ...change,
  };
}

const wrong = (of: StayBookingValues, loyalty: Parameters<typeof stayBookingSchema>[0]['loyalty'] = null) =>
  (stayBookingSchema({ today: '2026-11-30', loyalty }).safeParse(of).error?.issues ?? []).map(({ path }) =>
    path.join('.'),
  );

describe('the form of a stay', () => {
  it('has a guest for each person, and needs the first of each room', () => {
    expect(values({}).guests.map(({ room, age }) => [room, age])).toEqual([
      [0, null],
      [0, null],
      [0, 8],
      [1, null],
    ]);
    expect(wrong(values({ 0: mona, 3: omar }))).toEqual([]);
    expect(wrong(values({ 0: mona }))).toEqual(['guests.3.given_name', 'guests.3.family_name']);
  });

  it('needs both names of an optional guest once one is typed', () => {
    expect(wrong(values({ 0: mona, 1: { given_name: 'Omar' }, 3: omar }))).toEqual(['guests.1.family_name']);
  });

  it.each([
    [{ email: '' }, 'email'],
    [{ email: 'mona' }, 'email'],
    [{ phone: '12' }, 'phone'],
  ])('refuses %j', (change, field) => {
    expect(wrong(values({ 0: mona, 3: omar }, change))).toEqual([field]);
  });

  it('needs a loyalty number only where the rate is for members', () => {
    const typed = values({ 0: mona, 3: omar });
    expect(wrong(typed, { programme: 'creek_club', required: false })).toEqual([]);
    expect(wrong(typed, { programme: 'creek_club', required: true })).toEqual(['loyalty_number']);
    expect(wrong({ ...typed, loyalty_number: 'CC123' }, { programme: 'creek_club', required: true })).toEqual(
      [],
    );
  });

  it('saves a guest only with all fields of a saved traveler', () => {
    const save = { ...mona, save: true };
    expect(wrong(values({ 0: save, 3: omar }))).toEqual([
      'guests.0.title',
      'guests.0.gender',
      'guests.0.born_on',
    ]);
    const all = { title: 'ms', gender: 'f', born_on: '1990-05-17' } as const;
    expect(wrong(values({ 0: { ...save, ...all }, 3: omar }))).toEqual([]);
    expect(wrong(values({ 0: { ...save, ...all, gender: 'm' }, 3: omar }))).toEqual(['guests.0.title']);
  });

  it('is sent without unnamed guests, and without the extra fields of guests who are not saved', () => {
    const typed = values({ 0: { ...mona, title: 'ms', born_on: '1990-05-17' }, 2: omar, 3: omar });
    expect(sentPlaces(typed.guests)).toEqual([0, 2, 3]);
    const sent = stayBookingOf(typed, { quote_id: 'q', total: usd('300.00'), replaces: null });
    expect(sent.guests.map(({ room, age, given_name }) => [room, age, given_name])).toEqual([
      [0, null, 'Mona'],
      [0, 8, 'Omar'],
      [1, null, 'Omar'],
    ]);
    expect(sent.guests[0]).toMatchObject({ title: null, gender: null, born_on: null, save: false });
    expect(sent).not.toHaveProperty('company_id');
  });
});

describe('the guests of another quote', () => {
  it('take the places of their room and age, and then any other', () => {
    const kept = values({ 0: mona, 2: { given_name: 'Lina', family_name: 'Said' }, 3: omar });
    const other = carriedGuests(
      kept,
      [
        { adults: 1, children: [9] },
        { adults: 1, children: [] },
      ],
      company,
    );
    expect(other.guests.map(({ room, age, given_name }) => [room, age, given_name])).toEqual([
      [0, null, 'Mona'],
      [0, 9, 'Lina'],
      [1, null, 'Omar'],
    ]);
    expect(other).toMatchObject({ email: 'mona@nile.example', unplaced: [] });
  });

  it('wait for a larger search if there is no place', () => {
    const kept = values({ 0: mona, 3: omar });
    const small = carriedGuests(kept, [{ adults: 1, children: [] }], company);
    expect(small.unplaced?.map(({ given_name }) => given_name)).toEqual(['Omar']);
    const again = carriedGuests(small, rooms, company);
    expect(again.guests.flatMap(({ given_name }) => given_name ?? [])).toEqual(['Mona', 'Omar']);
    expect(again.unplaced).toEqual([]);
  });

  it('are saved travelers only for their own company', () => {
    const kept = values({ 0: { ...mona, saved_id: 'saved' }, 3: omar });
    expect(carriedGuests(kept, rooms, company).guests[0]?.saved_id).toBe('saved');
    expect(carriedGuests(kept, rooms, 'other').guests[0]?.saved_id).toBeNull();
  });
});
