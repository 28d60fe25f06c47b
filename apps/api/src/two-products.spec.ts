import { addCompany, startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { callerOf, euros, ledgerOf, personOf, type Caller } from '@traveldesk/wallet-server/testing';
import { foreignCalls } from './foreign-records.table';
import { modules } from './modules';

/** A flight and a hotel booking of one company, both paid by its wallet. */
describe('bookings of flights and hotels', () => {
  let api: TestApi;
  let company: string;
  const ids = { flight: '', hotel: '' };
  const both = ['flight', 'hotel'] as const;

  beforeAll(async () => {
    api = await startTestApi({ modules });
    company = await addCompany(api, { name: 'Nile Travel', currency: 'EUR' });
    await ledgerOf(api).pay(company, euros('1000.00'));
    // Staff move this much alone, so that no price waits for a second person.
    await api.kernel.db
      .updateTable('wallet_settings')
      .set({ deposit_limit: 1_000_000n, currency: 'EUR' })
      .execute();
    const { id: city } = await api.kernel.db
      .selectFrom('cities')
      .select('id')
      .where('code', '=', 'CAI')
      .executeTakeFirstOrThrow();
    const bodies = foreignCalls({ company, country: '', city });
    const staff = await personOf(api, { permissions: [...api.kernel.permissions] });
    const enter = async (path: string, change: object) => {
      const { body } = await staff('POST', path, { ...bodies[`PUT ${path}/{id}`]?.body, ...change });
      return body.data.id as string;
    };
    ids.flight = await enter('/flights/manual-bookings', { state: 'ticketed', total: euros('320.00') });
    ids.hotel = await enter('/hotels/manual-bookings', { total: euros('180.00') });
  });
  afterAll(() => api.close());

  const person = (...permissions: string[]) => personOf(api, { permissions });
  const program = async (permissions: string[], formerProducts: string[] = []) =>
    callerOf(
      api,
      await api.signIn({ type: 'company', companyId: company, permissions, apiToken: true, formerProducts }),
    );
  /** The products of the bookings in a list. */
  const listed = async (who: Caller, path = '/booking-list') =>
    (await who('GET', path)).body.data?.map(({ product }: { product: string }) => product).sort();

  it('are listed, counted, exported and opened by the rights of their product', async () => {
    for (const [permissions, seen] of [
      [['show_bookings'], both],
      [['flights_bookings', 'hotels_bookings'], both],
      [['flights_bookings'], ['flight']],
      [['hotels_bookings'], ['hotel']],
    ] as const) {
      const reader = await person(...permissions, 'export_bookings');
      expect([permissions, await listed(reader)]).toEqual([permissions, seen]);
      const { data } = (await reader('GET', '/booking-list/counts')).body;
      expect(data[0]).toEqual({ tab: 'all', count: seen.length, more: false });
      const { body } = await reader('GET', '/booking/export', undefined, { accept: '*/*' });
      expect([permissions, JSON.stringify(body).includes('Nile Ritz')]).toEqual([
        permissions,
        (seen as readonly string[]).includes('hotel'),
      ]);
      for (const product of both) {
        const { status } = await reader('GET', `/${product}s/bookings/${ids[product]}`);
        const may = (seen as readonly string[]).includes(product);
        expect([permissions, product, status]).toEqual([permissions, product, may ? 200 : 403]);
      }
    }
  });

  it('are visible to a token by its scopes', async () => {
    expect(await listed(await program(['hotels_bookings']))).toEqual(['hotel']);
    expect(await listed(await program(['hotels_bookings']), '/hotels/bookings')).toEqual(['hotel']);
    expect((await (await program(['hotels_bookings']))('GET', '/flights/bookings')).status).toBe(403);
    expect(await listed(await program(['show_bookings'], ['flight']))).toEqual(['flight']);
    expect(await listed(await program(['show_bookings', 'flights_bookings', 'hotels_bookings']))).toEqual(
      both,
    );
  });

  it('are counted on Home as by hand: confirmed flights, and travelers and payments of both products', async () => {
    const reader = await personOf(api, {
      type: 'company',
      companyId: company,
      permissions: ['show_bookings', 'flights_bookings', 'hotels_bookings', 'show_transactions'],
    });
    const { body } = await reader('GET', '/home_page_statistics');
    const { rows } = await sql<{ flights: number; people: number; paid: string }>`
      select count(distinct bookings.id) filter (where product = 'flight' and state = 'ticketed')::int as flights,
        count(distinct person)::int as people,
        (select sum(paid) from bookings where company_id = ${company}) as paid
      from bookings join booking_travellers on booking_travellers.booking_id = bookings.id
      where company_id = ${company}`.execute(api.kernel.db);
    expect(rows).toEqual([{ flights: 1, people: 2, paid: expect.anything() }]);
    expect(Number(rows[0]?.paid)).toBe(50_000);
    expect(body).toMatchObject({
      ConfirmedFlightsBooking: 1,
      PendingFlightsBooking: 0,
      plans: 0,
      customersBooked: 2,
    });
    expect(body.totalAmount).toEqual(euros('500.00'));
    const confirmed = (await reader('GET', '/booking-list?stage=confirmed')).body;
    expect(confirmed.total).toBe(2);
  });
});
