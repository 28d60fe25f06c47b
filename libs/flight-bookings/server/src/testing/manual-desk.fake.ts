import { sql } from 'kysely';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { checkLedger, holdOwnersOf } from '@traveldesk/wallet-server';
import { euros, ledgerOf, personOf, type Caller } from '@traveldesk/wallet-server/testing';
import { someDay, startFlightsApi } from '@traveldesk/flights-server/testing';
import { adult, bookingsModules } from './bookings-api.fake';
import { limitOfDay } from './limit-of-day';

const day = someDay();

/** A ticket bought at an airline's desk, as a form sends it. */
export const manualInput = (companyId: string, change: object = {}) => ({
  company_id: companyId,
  source: 'Airline desk',
  pnr: 'XK4RTP',
  state: 'ticketed',
  payment_required_by: null,
  segments: [
    {
      origin: 'CAI',
      destination: 'LHR',
      departing_at: `${day}T09:00`,
      arriving_at: `${day}T13:20`,
      carrier: 'MS',
      flight_number: '777',
    },
  ],
  travellers: [adult()],
  // Bookings of one test share this ticket.
  tickets: [{ number: '0772345678901', traveller: 0, also_elsewhere: true }],
  total: euros('600.00'),
  note: null,
  ...change,
});

/** The tasks that are about a booking. */
export async function tasksOf({ kernel }: Pick<TestApi, 'kernel'>, id: string) {
  const { rows } = await sql<{ status: string; client_id: string | null; title_en: string }>`
    select status, client_id, title_en from tasks where about_kind = 'booking' and about_id = ${id}`.execute(
    kernel.db,
  );
  return rows;
}

/** Staff who may move EUR 1,000 alone in a day, and companies with EUR 5,000 each. */
export async function startManualDesk(makeApi: Parameters<typeof startFlightsApi>[0]) {
  const flights = await startFlightsApi(makeApi, {}, undefined, bookingsModules);
  const { api } = flights;
  await limitOfDay(api, '1000.00');
  let companies = 0;
  const read = async (who: Caller, id: string) => (await who('GET', `/flights/bookings/${id}`)).body;
  return {
    api,
    company: async () => {
      companies += 1;
      const { id } = await flights.addCompany(`Desk ${companies}`, [], { currency: 'EUR' });
      await ledgerOf(api).pay(id, euros('5000.00'));
      return id;
    },
    cashier: (more: readonly string[] = []) =>
      personOf(api, {
        permissions: [
          'add_bookings',
          'show_bookings',
          'issue_bookings',
          'add_deposits',
          'show_transactions',
          ...more,
        ],
      }),
    second: () => personOf(api, { permissions: ['approve_adjustments', 'show_approvals', 'show_bookings'] }),
    input: manualInput,
    /** Balance and held amount in minor units. */
    wallet: async (id: string) => {
      const { balance, held } = await ledgerOf(api).wallet(id);
      return [Number(balance), Number(held)];
    },
    /** Faults of the ledger, including holds that no owner expects. */
    faults: async () =>
      (await checkLedger(api.kernel.db, 'whole', { owners: holdOwnersOf(api.kernel) })).faults,
    read,
    events: async (who: Caller, id: string) =>
      (await who('GET', `/flights/bookings/${id}/history`)).body.data.map(
        ({ event }: { event: string }) => event,
      ),
  };
}

export type ManualDesk = Awaited<ReturnType<typeof startManualDesk>>;

export const enterAt =
  (desk: ManualDesk) =>
  (who: Caller, companyId: string, change: object = {}) =>
    who('POST', '/flights/manual-bookings', desk.input(companyId, change));
