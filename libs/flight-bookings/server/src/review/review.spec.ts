import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { oneway, offersIn, someDay, type Sandbox } from '@traveldesk/flights-server/testing';
import { newId } from '@traveldesk/shared-server';
import { euros, ledgerOf } from '@traveldesk/wallet-server/testing';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';

describeOnDatabase('the calls that accompany a review', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
  });
  afterAll(() => sandbox.stop());

  /** An offer that staff searched without a company. */
  const nobodys = async (later: number) => {
    const trip = { origin: 'CAI', destination: 'LHR', date: someDay(later), departure: null, arrival: null };
    const { lines } = await bookings.search(oneway({ trips: [trip], company_id: null }));
    const found = offersIn(lines).find(({ airline }) => airline === 'ZZ');
    if (!found) throw new Error('nothing is sold');
    return found;
  };

  describe('notes', () => {
    it('name the payer, the travelers and the limits of the form', async () => {
      const { offer } = await bookings.offer();
      const { status, body } = await bookings.agent('GET', `/flights/offers/${offer.id}/booking-notes`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        company: { id: bookings.company.id, name: 'Nile Travel' },
        own_access: null,
        travellers: [{ type: 'adult', age: null }],
        ages_on: offer.slices[0]?.departing_at.slice(0, 10),
        arrives_on: offer.slices[0]?.arriving_at.slice(0, 10),
        holdable: true,
      });
      expect(body.today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    });

    it('name countries that require a passport with months of validity, except the home country', async () => {
      const { offer } = await bookings.offer(bookings.agent, ['CAI', 'DXB']);
      const { body } = await bookings.agent('GET', `/flights/offers/${offer.id}/booking-notes`);
      expect(body.notices).toContainEqual(
        expect.objectContaining({ kind: 'passport_near_end', place: 'DXB', months: 6 }),
      );
    });

    it('name a connection shorter than the setting', async () => {
      const { offer } = await bookings.offer(bookings.agent, ['LHR', 'DXB']);
      const wait = offer.slices[0]?.segments[1]?.layover?.minutes ?? 0;
      expect(wait).toBeGreaterThan(0);
      const read = async (tight: number) => {
        await bookings.api.kernel.db
          .updateTable('booking_settings')
          .set({ tight_connection_minutes: tight })
          .execute();
        const { body } = await bookings.agent('GET', `/flights/offers/${offer.id}/booking-notes`);
        return body.notices.filter(({ kind }: { kind: string }) => kind === 'tight_connection');
      };
      expect(await read(wait)).toEqual([]);
      expect(await read(wait + 1)).toMatchObject([{ minutes: wait }]);
    });

    it('have no payer for an offer that staff searched without a company, and company users cannot see such an offer', async () => {
      const { id } = await nobodys(1);
      expect(await bookings.staff('GET', `/flights/offers/${id}/booking-notes`)).toMatchObject({
        status: 200,
        body: { company: null },
      });
      for (const path of ['booking-notes', 'extras']) {
        const { status } = await bookings.agent('GET', `/flights/offers/${id}/${path}`);
        expect([path, status]).toEqual([path, 404]);
      }
    });

    it('say that another offer of the same search was booked, until a fresh search', async () => {
      const trip = { origin: 'CAI', destination: 'LHR', date: someDay(40), departure: null, arrival: null };
      const find = () => bookings.offer(bookings.agent, ['CAI', 'LHR'], { trips: [trip] });
      const [mine, theirs] = [await find(), await find()];
      const isUsed = async ({ offer }: typeof mine) =>
        (await bookings.agent('GET', `/flights/offers/${offer.id}/booking-notes`)).body.search_used;
      expect(await isUsed(theirs)).toBe(false);
      await bookings.agent('POST', '/flights/bookings', bookings.inputFor(mine, 'hold'));
      expect(await isUsed(theirs)).toBe(true);
      expect(await isUsed(await find())).toBe(false);
    });

    it('require the permission to book', async () => {
      const searcher = await bookings.signedIn({
        type: 'company',
        companyId: bookings.company.id,
        permissions: ['flights_search'],
      });
      const { offer } = await bookings.offer();
      for (const path of ['booking-notes', 'extras']) {
        const { status, body } = await searcher('GET', `/flights/offers/${offer.id}/${path}`);
        expect([status, body.permissions]).toEqual([403, ['flights_bookings']]);
      }
      const nobody = await bookings.api.inject({ url: `/api/v1/flights/offers/${offer.id}/booking-notes` });
      expect(nobody.statusCode).toBe(401);
    });
  });

  it('bags and seats are named by airports and priced in the currency of the offer', async () => {
    const { offer } = await bookings.offer();
    const { status, body } = await bookings.agent('GET', `/flights/offers/${offer.id}/extras`);
    expect(status).toBe(200);
    expect(body.bags[0]).toMatchObject({
      travellers: [0],
      price: { amount: '20.00', currency: 'EUR' },
      most: expect.any(Number),
    });
    expect(body.bags[0].segments[0]).toBe(0);
    expect(body.seats[0].segment).toBe(0);
    const elements = body.seats[0].cabins.flatMap(({ rows }: { rows: unknown[][][] }) => rows.flat(2));
    const free = elements.find(({ choices }: { choices: unknown[] }) => choices.length > 0);
    expect(free).toMatchObject({ kind: 'seat', designator: expect.any(String) });
    expect(free.choices[0]).toMatchObject({ traveller: 0, price: { currency: 'EUR' } });
  });

  describe('choosing a payer', () => {
    it('creates an offer with the company’s own price, which can be booked', async () => {
      const found = await nobodys(2);
      const { id } = found;
      const rule = await bookings.addRule({ companies: [{ id: bookings.company.id, below: false }] });
      const answer = await bookings.staff('POST', `/flights/offers/${id}/payer`, {
        company_id: bookings.company.id,
      });
      await rule.end();
      expect(answer).toMatchObject({
        status: 201,
        body: { message: 'The price was recalculated for Nile Travel.' },
      });
      const ours = answer.body.data.offer_id;
      expect(ours).not.toBe(id);
      const review = await bookings.staff('GET', `/flights/offers/${ours}`);
      expect(Number(review.body.previous.price.total.amount)).toBeCloseTo(
        Number(found.price.total.amount) * 1.1,
        1,
      );
      expect(review.body.previous.expires_at).toBe(found.expires_at);
      expect(review).toMatchObject({
        status: 200,
        body: { search: { criteria: { company_id: bookings.company.id } } },
      });
      expect(await bookings.agent('GET', `/flights/offers/${ours}/booking-notes`)).toMatchObject({
        body: { company: { id: bookings.company.id } },
      });
      expect(await bookings.agent('GET', `/flights/offers/${id}`)).toMatchObject({ status: 404 });
    });

    it('requires a company to which the offer is sold', async () => {
      const { id } = await nobodys(3);
      const none = await bookings.addCompany('Delta Tours', [], { currency: 'EUR' });
      expect(
        await bookings.staff('POST', `/flights/offers/${id}/payer`, { company_id: none.id }),
      ).toMatchObject({ status: 422, body: { code: 'offer_not_sold_to' } });
      const avoids = await bookings.addCompany('Sphinx', [bookings.supplier.id], { currency: 'EUR' });
      await bookings.api.kernel.db
        .insertInto('company_supplier_settings')
        .values({
          company_id: avoids.id,
          supplier_id: bookings.supplier.id,
          cabins: ['Economy'],
          airline_mode: 'except',
          airline_codes: ['ZZ'],
          markup_enabled: true,
        } as never)
        .execute();
      expect(
        await bookings.staff('POST', `/flights/offers/${id}/payer`, { company_id: avoids.id }),
      ).toMatchObject({ status: 422, body: { code: 'offer_not_sold_to' } });
    });

    it('is possible once, for staff, with an existing company', async () => {
      const [{ id }, { offer }] = [await nobodys(4), await bookings.offer(bookings.agent)];
      const body = { company_id: bookings.company.id };
      expect(await bookings.staff('POST', `/flights/offers/${offer.id}/payer`, body)).toMatchObject({
        status: 422,
        body: { code: 'offer_has_payer' },
      });
      expect((await bookings.agent('POST', `/flights/offers/${id}/payer`, body)).status).toBe(404);
      expect(
        await bookings.staff('POST', `/flights/offers/${id}/payer`, { company_id: newId() }),
      ).toMatchObject({
        status: 422,
        body: { fields: { company_id: expect.any(String) } },
      });
    });

    it('is possible for several companies, but the supplier sells the offer only once, to the first who books', async () => {
      const { id } = await nobodys(5);
      const other = await bookings.addCompany('Cataract', [bookings.supplier.id], { currency: 'EUR' });
      await ledgerOf(bookings.api).pay(other.id, euros('5000.00'));
      const priced = async (companyId: string) => {
        const answer = await bookings.staff('POST', `/flights/offers/${id}/payer`, { company_id: companyId });
        const review = await bookings.staff('GET', `/flights/offers/${answer.body.data.offer_id}`);
        return { offer: review.body.offer, revision: review.body.revision };
      };
      const payers = [bookings.company.id, other.id, bookings.company.id, other.id];
      const inputs = [];
      for (const payer of payers) inputs.push(bookings.inputFor(await priced(payer), 'pay'));
      const book = (input: object) => bookings.staff('POST', '/flights/bookings', input);
      const answers = await Promise.all(inputs.map(book));
      const sold = answers.filter(({ status }) => status === 201);
      expect(sold).toHaveLength(1);
      await bookings.settled(sold[0]?.body.data.id);
      // The original search has been sold already.
      const late = await book(bookings.inputFor(await priced(other.id), 'pay'));
      expect([late.status, late.body.code]).toEqual([422, 'booking_search_used']);
      const rows = await bookings.api.kernel.db
        .selectFrom('bookings')
        .select('id')
        .where(
          'offer_id',
          'in',
          inputs.map(({ offer_id }) => offer_id),
        )
        .execute();
      expect(rows).toHaveLength(1);
    });
  });
});
