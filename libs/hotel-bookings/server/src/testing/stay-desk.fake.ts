import { type Caller, engineModules, euros, ledgerOf, personOf } from '@traveldesk/bookings-server/testing';
import { someDay, startHotelsApi } from '@traveldesk/hotels-server/testing';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { TestApi, TestApiOptions } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { hotelBookingsServer } from '..';

/** The days of a stay that begins in 60 days. */
export const days = { check_in: someDay(), check_out: someDay(2) };

/** A stay booked at the hotel's desk, as a form sends it: a room for two. */
export const manualStay = (companyId: string, cityId: string, change: object = {}) => ({
  company_id: companyId,
  source: 'Hotel desk',
  reference: 'HTL-778',
  property: { name: 'Nile Ritz', address: '1113 Corniche', city_id: cityId, phone: '+20 2 2777 8899' },
  ...days,
  rooms: [{ adults: 2, children: [] }],
  room_name: 'Double room',
  guests: [{ room: 0, age: null, given_name: 'Amal', family_name: 'Haddad' }],
  board: 'breakfast',
  payment: 'pay_now',
  total: euros('300.00'),
  due: null,
  free_until: null,
  balance_due_on: null,
  requests: null,
  note: null,
  ...change,
});

const clerkPermissions = ['add_bookings', 'hotels_bookings'];

/** Manual stays: staff who may move EUR 1,000 alone in a day, and companies with EUR 5,000 each. */
export async function startStayDesk(makeApi: (options: TestApiOptions) => Promise<TestApi>) {
  const hotels = await startHotelsApi((options) =>
    makeApi({
      ...options,
      modules: [...(options.modules ?? []), ...engineModules, hotelBookingsServer],
    }),
  );
  const { api, cairo } = hotels;
  // Allows other products; the migration that does so is in flight bookings, which these modules lack.
  await sql`alter table bookings drop constraint if exists bookings_product_check`.execute(api.kernel.db);
  const limit: Money = euros('1000.00');
  await api.kernel.db
    .updateTable('wallet_settings')
    .set({ deposit_limit: minorUnits(limit), currency: limit.currency })
    .execute();
  let companies = 0;
  return {
    api,
    cairo,
    company: async (): Promise<string> => {
      companies += 1;
      const { id } = await hotels.addCompany(`Desk ${companies}`, [], { currency: 'EUR' });
      await ledgerOf(api).pay(id, euros('5000.00'));
      return id;
    },
    clerk: (...more: string[]) => personOf(api, { permissions: [...clerkPermissions, ...more] }),
    cashier: (...more: string[]) =>
      personOf(api, { permissions: [...clerkPermissions, 'issue_bookings', 'add_deposits', ...more] }),
    person: (...permissions: string[]) => personOf(api, { permissions }),
    enter: (who: Caller, companyId: string, change: object = {}) =>
      who('POST', '/hotels/manual-bookings', manualStay(companyId, cairo, change)),
    put: (who: Caller, id: string, version: number, companyId: string, change: object = {}) =>
      who('PUT', `/hotels/manual-bookings/${id}`, manualStay(companyId, cairo, change), {
        'if-match': `"${version}"`,
      }),
    /** Balance and held amount in minor units. */
    wallet: async (id: string) => {
      const { balance, held } = await ledgerOf(api).wallet(id);
      return [Number(balance), Number(held)];
    },
    record: (id: string) =>
      api.kernel.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  };
}

export type StayDesk = Awaited<ReturnType<typeof startStayDesk>>;
