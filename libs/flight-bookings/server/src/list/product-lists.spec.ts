import { bookingPathsOf } from '@traveldesk/bookings-contract';
import { systemChange } from '@traveldesk/shared-server';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { createTask } from '@traveldesk/tasks-server';
import { callerOf, personOf, type Caller } from '@traveldesk/wallet-server/testing';
import { bookingsModules } from '../testing/bookings-api.fake';
import { insertBooking } from '../testing/insert-booking';
import { insertPlanted, plantedProduct } from '../testing/planted-product.fake';

/** A flight and a hotel of one company, and the results for people with each permission. */
describeOnDatabase('bookings of several products', (makeApi) => {
  let api: TestApi;
  let company: string;
  const ids = { flight: '', hotel: '' };
  const numbers = { flight: '', hotel: '' };
  const both = ['flight', 'hotel'] as const;

  beforeAll(async () => {
    api = await makeApi({ modules: [...bookingsModules, plantedProduct] });
    company = await addCompany(api, { name: 'Nile Travel' });
    const held = { company_id: company, state: 'on_hold' as const, people: ['Zeinab Fahmy'] };
    const payment_required_by = new Date(Date.now() + 3_600_000);
    ids.flight = await insertBooking(api.kernel.db, { ...held, payment_required_by });
    ids.hotel = await insertPlanted(api, { ...held, payment_required_by });
    for (const product of both) {
      const { number } = await api.kernel.db
        .selectFrom('bookings')
        .select('number')
        .where('id', '=', ids[product])
        .executeTakeFirstOrThrow();
      numbers[product] = number;
    }
  });

  const person = (...permissions: string[]) => personOf(api, { permissions });
  const program = async (permissions: string[], formerProducts: string[] = []) =>
    callerOf(
      api,
      await api.signIn({ type: 'company', companyId: company, permissions, apiToken: true, formerProducts }),
    );
  const counted = async (who: Caller): Promise<number> =>
    (await who('GET', '/booking-list/counts')).body.data[0].count;
  /** The products whose booking appears in an answer. */
  const namedIn = (body: unknown) =>
    both.filter((product) => JSON.stringify(body).includes(numbers[product]));

  it('appear in lists, counts, files, search and deadlines if the reader may read their product', async () => {
    for (const [permissions, seen] of [
      [['show_bookings'], both],
      [['flights_bookings', 'hotels_bookings'], both],
      [['flights_bookings'], ['flight']],
      [['hotels_bookings'], ['hotel']],
    ] as const) {
      const reader = await person(...permissions, 'export_bookings');
      expect([permissions, await counted(reader)]).toEqual([permissions, seen.length]);
      const file = await reader('GET', '/booking/export', undefined, { accept: '*/*' });
      expect([permissions, namedIn(file.body)]).toEqual([permissions, seen]);
      const hits = await reader('GET', '/search?q=zeinab');
      expect([permissions, namedIn(hits.body)]).toEqual([permissions, seen]);
    }
    const { body } = await (
      await person('export_bookings')
    )('GET', '/booking/export', undefined, { accept: '*/*' });
    expect(namedIn(body)).toEqual([]);
  });

  it('appear on the deadline board and in the list of all products if the user may read their product', async () => {
    const other = await addCompany(api, { name: 'Delta Tours' });
    await insertBooking(api.kernel.db, {
      company_id: other,
      state: 'on_hold',
      payment_required_by: new Date(Date.now() + 3_600_000),
    });
    const totals = async (who: Caller) => {
      const answers = [];
      for (const path of ['/booking-list', '/booking-deadlines']) {
        answers.push((await who('GET', `${path}?company_id=${other}`)).body.total);
      }
      return answers;
    };
    expect(await totals(await person('show_bookings'))).toEqual([1, 1]);
    expect(await totals(await person('flights_bookings'))).toEqual([1, 1]);
    expect(await totals(await person('hotels_bookings'))).toEqual([0, 0]);
    const flights = await person('flights_bookings');
    for (const path of ['/booking-list', '/booking-deadlines']) {
      const { body } = await flights('GET', `${path}?company_id=${company}`);
      expect([path, namedIn(body)]).toEqual([path, ['flight']]);
    }
  });

  it('are visible to a token by its scopes', async () => {
    expect(await counted(await program(['show_bookings']))).toBe(0);
    expect(await counted(await program(['show_bookings'], ['flight']))).toBe(1);
    expect(await counted(await program(['hotels_bookings']))).toBe(1);
    expect(await counted(await program(['show_bookings', 'flights_bookings', 'hotels_bookings']))).toBe(2);
  });

  it('appear as links of tasks and changes in a user’s log if the reader may read their product', async () => {
    const { kernel } = api;
    await systemChange(kernel, async (tx, record) => {
      for (const product of both) {
        await createTask(tx, record, null, {
          cause: { kind: 'booking', id: ids[product], reason: 'seen' },
          type: 'booking',
          title: { en: numbers[product], fr: numbers[product], ar: numbers[product] },
          client_id: company,
          project: 'Bookings',
        });
      }
    });
    const author = await person('issue_bookings', 'hotels_bookings', 'flights_bookings');
    for (const product of both) {
      const note = { text: 'Seen', mentions: [] };
      expect((await author('POST', bookingPathsOf(product).notes(ids[product]), note)).status).toBe(201);
    }
    for (const product of both) {
      const reader = await person('show_tasks', 'show_users', `${product}s_bookings`);
      const tasks = (await reader('GET', '/tasks')).body.data as {
        about: { id: string; path: string | null };
      }[];
      const opened = tasks.flatMap(({ about }) => (about.path === null ? [] : [about.id]));
      expect(opened).toEqual([ids[product]]);
      const log = (await reader('GET', `/users/${author.id}/logs`)).body.data as {
        entity_id: string;
        changes: unknown[];
      }[];
      const told = log.flatMap(({ entity_id: id, changes }) => (changes.length > 0 ? [id] : []));
      expect(told).toEqual([ids[product]]);
    }
  });

  it('are assigned only to people who may read their product', async () => {
    const giver = await person('show_bookings', 'flights_bookings', 'hotels_bookings');
    for (const product of both) {
      const paths = bookingPathsOf(product);
      for (const reads of both) {
        const { id } = await person(`${reads}s_bookings`);
        const given = reads === product;
        const note = await giver('POST', paths.notes(ids[product]), { text: 'See this', mentions: [id] });
        expect([product, reads, note.status]).toEqual([product, reads, given ? 201 : 422]);
        const { version } = await api.kernel.db
          .selectFrom('bookings')
          .select('version')
          .where('id', '=', ids[product])
          .executeTakeFirstOrThrow();
        const owner = await giver(
          'PUT',
          paths.owner(ids[product]),
          { owner_id: id },
          { 'if-match': `"${version}"` },
        );
        expect([product, reads, owner.status]).toEqual([product, reads, given ? 200 : 422]);
      }
    }
  });

  it('count on Home only if they are flights, while travelers of all products count', async () => {
    const home = await addCompany(api, { name: 'Oasis Travel' });
    for (const [product, insert] of [
      ['flight', (change: object) => insertBooking(api.kernel.db, change)],
      ['hotel', (change: object) => insertPlanted(api, change)],
    ] as const) {
      for (const state of ['ticketed', 'on_hold', 'draft'])
        await insert({ company_id: home, state, people: [`Nadia ${product}`] });
    }
    const reader = await personOf(api, { type: 'company', companyId: home, permissions: [] });
    expect((await reader('GET', '/home_page_statistics')).body).toMatchObject({
      ConfirmedFlightsBooking: 1,
      PendingFlightsBooking: 1,
      plans: 1,
      customersBooked: 2,
    });
  });

  it('share their saved travelers', async () => {
    const traveller = {
      company_id: company,
      title: 'ms',
      gender: 'f',
      given_name: 'Salma',
      family_name: 'Hotelier',
      born_on: '1990-05-17',
      email: null,
      phone: null,
      document: null,
      loyalty: [],
      keep_document: false,
    };
    const saver = await person('hotels_bookings');
    expect((await saver('POST', '/travellers', traveller)).status).toBe(201);
    const reader = await person('flights_bookings');
    expect((await reader('GET', '/travellers?name=hotelier')).body.total).toBe(1);
    expect(JSON.stringify((await saver('GET', '/search?q=hotelier')).body)).toContain('Salma');
  });
});
