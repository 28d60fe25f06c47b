import { dashboardServer } from '@traveldesk/dashboard-server';
import type { TravellerInput } from '@traveldesk/bookings-contract';
import type { Offer } from '@traveldesk/flights-contract';
import {
  flightsModules,
  offersIn,
  oneway,
  sandboxToken,
  someDay,
  startFlightsApi,
  startSandboxProgram,
} from '@traveldesk/flights-server/testing';
import { toolsOf, type ServerModule } from '@traveldesk/shared-server';
import type { TestApi, TestApiOptions } from '@traveldesk/shared-testing/server';
import { walletServer } from '@traveldesk/wallet-server';
import { euros, ledgerOf, personOf, type Caller } from '@traveldesk/wallet-server/testing';
import { bookingsServer, openOperation } from '@traveldesk/bookings-server';
import { drive, letters } from '@traveldesk/bookings-server/testing';
import type { BookingInput, FlightMode } from '@traveldesk/flight-bookings-contract';
import { flightBookingsServer } from '..';

/** Bookings with all modules that they depend on. */
export const bookingsModules = [
  ...flightsModules,
  dashboardServer,
  walletServer,
  bookingsServer,
  flightBookingsServer,
];

/** All permissions that an agent of a company may have. */
export const agentPermissions = [
  'flights_search',
  'flights_bookings',
  'show_bookings',
  'issue_bookings',
  'cancel_bookings',
  'refund_bookings',
] as const;

const staffPermissions = [
  ...agentPermissions,
  'settle_bookings',
  'override_bookings',
  'add_bookings',
  'export_bookings',
  'show_booking_logs',
  'update_booking_settings',
  'show_markups',
  'show_transactions',
] as const;

/** An adult traveler as a form sends it. */
export function adult(change: Partial<TravellerInput> = {}): TravellerInput {
  return {
    type: 'adult',
    title: 'ms',
    gender: 'f',
    given_name: 'Amal',
    family_name: 'Haddad',
    born_on: '1990-05-17',
    email: 'amal@nile.example',
    phone: '+201001234567',
    document: null,
    loyalty: [],
    adult: null,
    save: false,
    ...change,
  };
}

interface SetUp {
  at: string;
  deposit?: string;
  /** Differences of a supplier with another protocol than the training supplier. */
  speaks?: { protocol?: string; credentials?: string };
  modules?: readonly ServerModule[];
}

/**
 * The API with bookings, a supplier at the address `at` (the training supplier or a proxy), a company with
 * money, its agent and a member of staff.
 */
export async function startBookingsApi(
  makeApi: (options: TestApiOptions) => Promise<TestApi>,
  { at, deposit = '100000.00', speaks = {}, modules = bookingsModules }: SetUp,
) {
  const flights = await startFlightsApi(makeApi, {}, undefined, modules);
  const { api } = flights;
  const supplier = await flights.addSupplier('training', at, {
    credentials: sandboxToken,
    // Long enough for a busy machine.
    timeout_ms: 20_000,
    ...speaks,
  });
  const company = await flights.addCompany('Nile Travel', [supplier.id], { currency: 'EUR' });
  await ledgerOf(api).pay(company.id, euros(deposit));
  const signedIn = (given: Parameters<typeof personOf>[1]) => personOf(api, given);
  const agent = await signedIn({
    type: 'company',
    companyId: company.id,
    permissions: agentPermissions,
  });
  const staff = await signedIn({ permissions: staffPermissions });

  let days = 0;
  /** The cheapest offer of the training airline for a journey: the agent searches it and reads its review. */
  const offer = async (
    who: Caller & { headers: { authorization: string } } = agent,
    [origin, destination]: readonly [string, string] = ['CAI', 'LHR'],
    change: Parameters<typeof oneway>[0] = {},
  ): Promise<{ offer: Offer; revision: string }> => {
    // Another day for each search: repeated searches within a minute are cached, and each offer is sold once.
    const date = someDay((days += 1));
    const trip = { origin, destination, date, departure: null, arrival: null };
    const { lines } = await flights.search(oneway({ trips: [trip], ...change }), who.headers);
    const found = offersIn(lines).find(({ airline }) => airline === 'ZZ');
    if (!found) throw new Error(`nobody flies from ${origin} to ${destination}`);
    const review = await who('GET', `/flights/offers/${found.id}`);
    if (review.status !== 200) throw new Error(JSON.stringify(review.body));
    return { offer: review.body.offer, revision: review.body.revision };
  };

  /** The input that a form sends for an offer. */
  const inputFor = (
    { offer: found, revision }: Awaited<ReturnType<typeof offer>>,
    mode: FlightMode,
    change: Partial<BookingInput> = {},
  ): BookingInput => ({
    offer_id: found.id,
    revision,
    mode,
    travellers: [adult({ given_name: `Amal ${letters()}` })],
    extras: [],
    total: found.price.total,
    reason: null,
    note: null,
    ...change,
  });

  const record = (id: string) =>
    api.kernel.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  return {
    ...flights,
    supplier,
    company,
    agent,
    staff,
    signedIn,
    offer,
    inputFor,
    record,
    /** Sends an intent and returns the booking's id. */
    book: async (mode: FlightMode, change: Partial<BookingInput> = {}): Promise<string> => {
      const answer = await agent('POST', '/flights/bookings', inputFor(await offer(), mode, change));
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body.data.id;
    },
    /** Waits for the operations of this process, and returns the booking. */
    settled: async (id: string) => {
      const { running } = toolsOf(api.kernel, 'bookings');
      while (running.size > 0) await Promise.all(running);
      return record(id);
    },
    operations: (id: string) =>
      api.kernel.db
        .selectFrom('booking_operations')
        .selectAll()
        .where('booking_id', '=', id)
        .orderBy('begun_at')
        .execute(),
    /** Looks up the open operation, as its job does. */
    lookUp: async (id: string) => {
      const operation = await openOperation(api.kernel.db, id);
      if (operation) await drive(api.kernel, operation.id);
      return record(id);
    },
    /** Moves the clock of bookings forward. */
    forward: (milliseconds: number) => {
      const tools = toolsOf(api.kernel, 'bookings');
      const before = tools.now;
      tools.now = () => new Date(before().getTime() + milliseconds);
    },
    wallet: () => ledgerOf(api).wallet(company.id),
  };
}

export type BookingsApi = Awaited<ReturnType<typeof startBookingsApi>>;

export { startSandboxProgram };
