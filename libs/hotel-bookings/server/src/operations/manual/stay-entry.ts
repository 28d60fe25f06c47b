import {
  lockBooking,
  travellersOf,
  type BookingRecord,
  type ManualEntry,
  type EntryTarget,
} from '@traveldesk/bookings-server';
import type { FormerStay } from '@traveldesk/hotel-bookings-contract';
import type { Tx } from '@traveldesk/shared-server';
import { stayColumns } from '../../list/stay-columns';
import { writeStayDeadlines } from '../../money/stay-deadlines';
import { hotelDetail, writeHotelDetail } from '../../order/hotel-detail.sql';
import { instantAt } from '../../order/property-time';
import { insertGuests } from '../book/insert-guests';
import type { EnteredStay } from './prepare-stay';

/** Manual bookings state no times; the guests leave by noon. */
const checkOutBefore = '12:00';

/** Returns a validated stay as the engine enters it. */
export function stayEntry(entered: EnteredStay): ManualEntry {
  const { input, at } = entered;
  return {
    product: 'hotel',
    input: { ...input, pnr: input.reference },
    at,
    to: 'confirmed',
    columns: columnsOf(entered),
    replaces: (state) => state === 'confirmed',
    writeRows: (writing) => writeRows(entered, writing),
    formerOf: stayNow,
  };
}

function columnsOf({ input, city }: EnteredStay) {
  const [lead] = input.guests;
  return {
    ...stayColumns({
      property: { name: input.property.name, address: { city: city.name.en } },
      cityNames: Object.values(city.name),
      check_in: input.check_in,
      check_out: input.check_out,
      rooms: input.rooms,
      rate: { payment: input.payment },
      details: null,
    }),
    ends_at: instantAt(input.check_out, checkOutBefore, city.time_zone),
    lead: lead ? `${lead.given_name} ${lead.family_name}` : null,
    travellers: input.rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0),
  };
}

async function writeRows({ input, city }: EnteredStay, { tx, booking }: EntryTarget): Promise<void> {
  const { property, board, payment, due, free_until, guests } = input;
  const entered = { board, payment, there: due ? [due] : [], free_until, city_id: city.id };
  await writeHotelDetail(tx, booking.id, {
    property: JSON.stringify({
      id: null,
      name: property.name,
      address: { line: property.address, city: city.name.en, country_code: city.country.code },
      point: null,
      chain: null,
      stars: null,
      review: null,
      amenities: null,
    }),
    details: JSON.stringify({
      description: null,
      photos: [],
      check_in_after: null,
      check_out_before: null,
      key_collection: null,
    }),
    contact: property.phone === null ? null : JSON.stringify({ email: null, phone: property.phone }),
    time_zone: city.time_zone,
    check_in: input.check_in,
    check_out: input.check_out,
    room: JSON.stringify({ name: input.room_name, beds: [], photos: [] }),
    rooms: JSON.stringify(
      input.rooms.map((room, place) => ({
        ...room,
        guests: guests.flatMap((guest, index) => (guest.room === place ? [index] : [])),
        ages: guests.flatMap((guest) => (guest.room === place ? [guest.age] : [])),
      })),
    ),
    entered: JSON.stringify(entered),
    requests: input.requests,
    balance_due_on: input.balance_due_on,
  });
  await insertGuests(tx, { bookingId: booking.id, companyId: input.company_id, guests });
  await writeStayDeadlines(tx, await lockBooking(tx, booking.id), await hotelDetail(tx, booking.id));
}

/** Returns the stored version of a manual stay. */
async function stayNow(tx: Tx, booking: BookingRecord): Promise<FormerStay> {
  const { property, check_in, check_out, room, entered } = await hotelDetail(tx, booking.id);
  const guests = await travellersOf(tx, booking.id);
  return {
    source: booking.source,
    reference: booking.pnr,
    note: booking.note,
    property: property.name,
    check_in,
    check_out,
    room_name: room.name,
    board: entered?.board ?? 'room_only',
    guests: guests.map(({ given_name, family_name }) => ({ given_name, family_name })),
  };
}
