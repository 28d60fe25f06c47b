import { tripsAfter } from '@traveldesk/flight-bookings-contract';
import type { OrderPicture } from '@traveldesk/flights-server';
import { requireFit } from './require-fit';

const trip = (ref: string, day: string) =>
  ({
    ref,
    segments: [{ departing_at: `${day}T22:00`, arriving_at: `${day.slice(0, 8)}20T04:00` }],
  }) as unknown as OrderPicture['slices'][number];

const out = trip('out', '2027-03-01');
const back = trip('back', '2027-03-10');
const before = [out, back];

const nour = {
  given_name: 'Nour',
  family_name: 'Haddad',
  born_on: null as string | null,
  document_expires_on: null as string | null,
};

describe('trips that are moved', () => {
  it('come in the order in which they are flown', () => {
    const byRef = ({ ref }: OrderPicture['slices'][number]) => ref;
    const later = trip('new', '2027-03-05');
    expect(tripsAfter(before, { added: [later], removed: [out] }, byRef)).toEqual([later, back]);
    const last = trip('new', '2027-03-15');
    expect(tripsAfter(before, { added: [last], removed: [out] }, byRef)).toEqual([back, last]);
  });

  const moved = (change: Partial<typeof nour>) => () =>
    requireFit([{ ...nour, ...change }], { before, after: [out, trip('back', '2027-04-12')] });

  // TRAVEL-RULES 2: the type counts on the departure of the last trip.
  it.each([
    ['an infant who turns 2 before the new departure', '2025-04-12', 'booking_change_age'],
    ['an infant who turns 2 after the new departure', '2025-04-13', null],
    ['a child who turns 12 before the new departure', '2015-04-12', 'booking_change_age'],
    ['a child who turned 2 before the old departure', '2025-03-10', null],
    ['a minor who turns 18', '2009-04-01', null],
    ['a traveler without a known date of birth', null, null],
  ])('%s', (_who, born_on, code) => {
    if (code) expect(moved({ born_on })).toThrow(expect.objectContaining({ code }));
    else expect(moved({ born_on })).not.toThrow();
  });

  // TRAVEL-RULES 8.
  it.each([
    ['expires on the day of the new arrival', '2027-04-20', null],
    ['expires the day before the new arrival', '2027-04-19', 'booking_change_passport'],
    ['was already too short for the old arrival', '2027-03-19', null],
  ])('a passport that %s', (_which, document_expires_on, code) => {
    if (code) expect(moved({ document_expires_on })).toThrow(expect.objectContaining({ code }));
    else expect(moved({ document_expires_on })).not.toThrow();
  });
});
