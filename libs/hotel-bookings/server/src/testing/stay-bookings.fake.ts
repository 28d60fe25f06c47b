import { openOperation } from '@traveldesk/bookings-server';
import {
  drive,
  engineModules,
  euros,
  ledgerOf,
  letters,
  personOf,
  type ProvenDesk,
} from '@traveldesk/bookings-server/testing';
import { hotelBookingPaths } from '@traveldesk/hotel-bookings-contract';
import { hotelPaths, type PropertyRates, type StayQuote } from '@traveldesk/hotels-contract';
import {
  hotelsOptions,
  inCairo,
  resultsIn,
  someDay,
  startHotelsApi,
} from '@traveldesk/hotels-server/testing';
import { toolsOf } from '@traveldesk/shared-server';
import type { TestApi, TestApiOptions } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { hotelBookingsServer } from '..';

const added = [...engineModules, hotelBookingsServer];

/** Hotel bookings with all modules that they depend on. */
export const stayModules = [...hotelsOptions.modules, ...added];

/** The room of the test hotel whose booking succeeds. */
export const plainRoom = 'Successful Booking with Balance';

const agentPermissions = [
  'hotels_search',
  'hotels_bookings',
  'issue_bookings',
  'cancel_bookings',
  'refund_bookings',
];

type Person = Awaited<ReturnType<typeof personOf>>;

/** An agent of a company. */
export const agentOf = (api: TestApi, companyId: string): Promise<Person> =>
  personOf(api, { type: 'company', companyId, permissions: agentPermissions });

/** A guest as a form sends it. */
export const guest = (change: object = {}) => ({
  room: 0,
  age: null,
  given_name: `Amal ${letters()}`,
  family_name: 'Haddad',
  title: null,
  gender: null,
  born_on: null,
  save: false,
  saved_id: null,
  ...change,
});

/** The input that a form sends for a quote. */
export const stayInput = ({ id, rate }: StayQuote, change: object = {}) => ({
  quote_id: id,
  guests: [guest()],
  email: 'amal@nile.example',
  phone: '+201001234567',
  requests: null,
  loyalty_number: null,
  total: rate.now,
  replaces: null,
  reason: null,
  note: null,
  ...change,
});

interface Sent {
  status: number;
  body: { data?: { id: string } };
}

/** Returns the booking of an accepted intent. */
function sent({ status, body }: Sent): string {
  if (status !== 201 || !body.data) throw new Error(JSON.stringify(body));
  return body.data.id;
}

/** An agent who quotes, books and cancels stays at the test hotel, each quote for days of its own. */
export function stayDesk(api: TestApi, agent: Person, { first = 0, step = 1 } = {}) {
  let days = first;
  /** Quotes the first rate of a room, or the one at `at`. */
  const quote = async (room: string, at = 0): Promise<StayQuote> => {
    days += step;
    const query = inCairo({
      place: 'office',
      radius: 2,
      check_in: someDay(days),
      check_out: someDay(days + 2),
    });
    const search = await api.inject({ url: `/api/v1/hotels/offers?${query}`, headers: agent.headers });
    const lines = search.body.trimEnd().split('\n');
    const found = resultsIn(lines.map((line) => JSON.parse(line)));
    const hotel = found.find(({ property }) => property.name === 'Duffel Test Hotel');
    if (!hotel) throw new Error(search.body.slice(0, 500));
    const path = hotelPaths.propertyRates(hotel.property.id);
    const { rooms } = (await agent('GET', `${path}?${query}&supplier=training`)).body as PropertyRates;
    const rate_id = rooms.find(({ name }) => name === room)?.rates[at]?.id;
    const { status, body } = await agent('POST', hotelPaths.quotes, { rate_id });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  };
  const desk = {
    quote,
    beforeIntent: async () => {},
    book: async (room = plainRoom, change: object = {}) => {
      const input = stayInput(await quote(room), change);
      await desk.beforeIntent();
      return sent(await agent('POST', hotelBookingPaths.all, input));
    },
    /** Cancels in the tier that is shown. */
    cancel: async (id: string) => {
      const { body } = await agent('GET', hotelBookingPaths.one(id));
      const [tier] = body.tiers ?? [];
      const shown = { back: tier?.back ?? null, until: tier?.until ?? null, reason: null };
      await desk.beforeIntent();
      const match = { 'if-match': `"${body.version}"` };
      return sent(await agent('POST', hotelBookingPaths.cancellations(id), shown, match));
    },
    /** Looks up the open operation, as its job does. */
    lookUp: async (id: string) => {
      const open = await openOperation(api.kernel.db, id);
      await desk.beforeIntent();
      if (open) await drive(api.kernel, open.id);
    },
    /** Waits for the operations of this process, and returns the booking as the agent sees it. */
    settled: async (id: string) => {
      const { running } = toolsOf(api.kernel, 'bookings');
      while (running.size > 0) await Promise.all(running);
      return (await agent('GET', hotelBookingPaths.one(id))).body;
    },
  };
  return desk satisfies ProvenDesk;
}

export type BookingDesk = ReturnType<typeof stayDesk>;

/** The API with hotel bookings, the training supplier at this address, and a company with money and an agent. */
export async function startStayBookings(
  makeApi: (options: TestApiOptions) => Promise<TestApi>,
  { at }: { at: string },
) {
  const hotels = await startHotelsApi((options) =>
    makeApi({ ...options, modules: [...(options.modules ?? []), ...added] }),
  );
  const { api } = hotels;
  const { db } = api.kernel;
  // A migration of flight bookings, which these modules are without, allows other products.
  await sql`alter table bookings drop constraint if exists bookings_product_check`.execute(db);
  // Long enough for a busy machine.
  const supplier = await hotels.addSupplier('training', at, { timeout_ms: 20_000 });
  const office = { office_latitude: -24.38, office_longitude: -128.32 };
  const company = await hotels.addCompany('Henderson Travel', [supplier.id], { currency: 'EUR', ...office });
  await ledgerOf(api).pay(company.id, euros('100000.00'));
  const agent = await agentOf(api, company.id);
  return {
    ...hotels,
    supplier,
    company,
    agent,
    record: (id: string) =>
      db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    wallet: () => ledgerOf(api).wallet(company.id),
  };
}

export type StayBookings = Awaited<ReturnType<typeof startStayBookings>>;
