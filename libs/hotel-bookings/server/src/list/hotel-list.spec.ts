import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { addDays } from '@traveldesk/shared-contract';
import { euros, searchedBookings, type Caller } from '@traveldesk/bookings-server/testing';
import { fillSearchBatch, noteUnfilled } from '@traveldesk/shared-server';
import type { Kysely } from 'kysely';
import { up } from '../migrations/20261201T1300_stay_city_names';
import { days, startStayDesk, type StayDesk } from '../testing/stay-desk.fake';

describeOnDatabase('the list of hotel bookings', (makeApi) => {
  let desk: StayDesk;
  let reader: Caller;
  let company: string;
  let [ritz, moon] = ['', ''];

  beforeAll(async () => {
    desk = await startStayDesk(makeApi);
    reader = await desk.person('hotels_bookings', 'export_bookings');
    const cashier = await desk.cashier();
    company = await desk.company();
    const enter = async (change: object) =>
      (await desk.enter(cashier, company, change)).body.data.id as string;
    ritz = await enter({ free_until: `${addDays(days.check_in, -3)}T10:00:00Z` });
    moon = await enter({
      reference: null,
      property: { name: 'Al-Qamar Étoile', address: null, city_id: desk.cairo, phone: null },
      check_in: addDays(days.check_in, 10),
      check_out: addDays(days.check_in, 13),
      rooms: [
        { adults: 2, children: [4] },
        { adults: 1, children: [] },
      ],
      guests: [
        { room: 0, age: null, given_name: 'Zeinab', family_name: 'Fahmy' },
        { room: 1, age: null, given_name: 'Mona', family_name: 'Aziz' },
      ],
      payment: 'guarantee',
      total: null,
      balance_due_on: addDays(days.check_in, 2),
    });
  });

  const listed = async (query: string, who = reader) =>
    (await who('GET', `/hotels/bookings?${query}`)).body.data.map(({ id }: { id: string }) => id);

  it('shows the stay of each row', async () => {
    const { body } = await reader('GET', '/hotels/bookings?sort=departing_at');
    expect(body).toMatchObject({
      total: 2,
      data: [
        { id: ritz, pnr: 'HTL-778', deadline: { kind: 'house_cancellation' }, total: euros('300.00') },
        {
          id: moon,
          departing_at: expect.stringContaining(addDays(days.check_in, 10)),
          travellers: 4,
          lead: 'Zeinab Fahmy',
          deadline: { kind: 'balance' },
          stay: {
            property: 'Al-Qamar Étoile',
            city: 'Cairo',
            check_out: addDays(days.check_in, 13),
            rooms: 2,
            payment: 'guarantee',
          },
        },
      ],
    });
  });

  it('is filtered by property, city, arrival, deadline, payment and state', async () => {
    const arrival = addDays(days.check_in, 10);
    for (const [query, found] of [
      ['property=alqamar', [moon]],
      ['property=etoile', [moon]],
      ['property=NILE%20ritz', [ritz]],
      ['property=haddad', []],
      ['city=cairo', [moon, ritz]],
      [`city=${encodeURIComponent('القاهرة')}`, [moon, ritz]],
      ['city=paris', []],
      [`departing_from=${arrival}`, [moon]],
      [`departing_to=${days.check_in}`, [ritz]],
      [`deadline_from=${addDays(days.check_in, -3)}&deadline_to=${addDays(days.check_in, -3)}`, [ritz]],
      [`deadline_from=${addDays(days.check_in, 1)}`, [moon]],
      [`deadline_to=${addDays(days.check_in, -4)}`, []],
      ['payment=guarantee', [moon]],
      ['state=confirmed', [moon, ritz]],
      ['tab=ticketed', [moon, ritz]],
      ['tab=ended', []],
    ] as const) {
      expect([query, await listed(query)]).toEqual([query, found]);
    }
  });

  it('finds bookings by number, reference, guest and property, like the global search', async () => {
    const { number } = await desk.record(moon);
    for (const text of [number, 'Fahmy Zeinab', 'qamar']) {
      expect([text, await listed(`search=${encodeURIComponent(text)}`)]).toEqual([text, [moon]]);
      const hits = (await reader('GET', `/search?q=${encodeURIComponent(text)}`)).body;
      expect(JSON.stringify(hits)).toContain(`/hotels/bookings/view/${moon}`);
    }
    expect(await listed('search=HTL-778')).toEqual([ritz]);
  });

  it('is found by property and city after a change of the folding', async () => {
    const { db } = desk.api.kernel;
    await db.updateTable('bookings').set({ property_compact: 'old', city_compact: 'old' }).execute();
    await noteUnfilled(db as unknown as Kysely<never>, 'bookings');
    expect(await listed('property=etoile')).toEqual([]);
    await fillSearchBatch(db, searchedBookings);
    expect(await listed('property=etoile')).toEqual([moon]);
    expect(await listed(`city=${encodeURIComponent('القاهرة')}`)).toEqual([moon, ritz]);
  });

  it('is found by the other names of its city after an upgrade from before they were stored', async () => {
    const { db } = desk.api.kernel;
    const upgraded = db as unknown as Kysely<never>;
    await db.updateTable('bookings').set({ city_names: [] }).execute();
    await noteUnfilled(upgraded, 'bookings');
    await fillSearchBatch(db, searchedBookings);
    for (const [name, found] of [
      ['القاهرة', []],
      ['cairo', [moon, ritz]],
    ] as const)
      expect(await listed(`city=${encodeURIComponent(name)}`)).toEqual(found);
    await up(upgraded);
    await fillSearchBatch(db, searchedBookings);
    for (const name of ['القاهرة', 'Le Caire', 'cairo'])
      expect(await listed(`city=${encodeURIComponent(name)}`)).toEqual([moon, ritz]);
  });

  it('is exported with the columns of stays, and counted by tab', async () => {
    const file = await reader('GET', '/booking/export?product=hotel&property=ritz', undefined, {
      accept: '*/*',
    });
    const text = JSON.stringify(file.body);
    for (const part of ['Hotel confirmation number', 'Nile Ritz', 'Cairo', days.check_out, 'Pay now'])
      expect(text).toContain(part);
    const { data } = (await reader('GET', '/booking-list/counts?product=hotel&city=cairo')).body;
    expect(data.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { tab: 'all', count: 2, more: false },
      { tab: 'ticketed', count: 2, more: false },
    ]);
  });

  it('is closed to readers of flights, whose lists have no hotel', async () => {
    const flights = await desk.person('flights_bookings', 'export_bookings');
    expect((await flights('GET', '/hotels/bookings')).status).toBe(403);
    expect((await flights('GET', '/booking-list')).body.total).toBe(0);
    expect((await flights('GET', '/booking-deadlines')).body.total).toBe(0);
    expect(JSON.stringify((await flights('GET', '/search?q=qamar')).body)).not.toContain(moon);
    const all = await desk.person('show_bookings');
    expect((await all('GET', '/booking-list')).body.total).toBe(2);
    expect((await reader('GET', '/booking-deadlines')).body.total).toBeGreaterThan(0);
  });
});
