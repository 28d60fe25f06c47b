import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import type { OfferWire } from '../testing/duffel-wire.fake';
import { offersIn, oneway, startFlightsApi, type FlightsApi } from '../testing/flights-api.fake';

const unknownId = '01a1fd0b-5b68-7230-a1b0-a7a71fd10001';

describeOnDatabase('GET /flights/offers/{id}', (makeApi) => {
  let flights: FlightsApi;
  let supplier: FakeDuffel;
  let supplierId: string;
  let offerId: string;
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    supplier = await startFakeDuffel({
      id: 'off_1',
      total: '199.90',
      conditions: {
        change_before_departure: { allowed: true, penalty_amount: '25.00', penalty_currency: 'EUR' },
        refund_before_departure: null,
      },
    });
    ({ id: supplierId } = await flights.addSupplier('steady', supplier.url));
    offerId = offersIn((await flights.search(oneway())).lines)[0]?.id ?? '';
  });
  afterAll(() => supplier.close());
  beforeEach(() => supplier.onOffer((offer) => offer));

  const review = async (id = offerId, headers = flights.staff) => {
    const {
      status,
      text,
      headers: answered,
    } = await flights.call('GET', `/flights/offers/${id}`, undefined, headers);
    return { status, body: JSON.parse(text), headers: answered };
  };

  it('reports no changes', async () => {
    const { status, body } = await review();
    expect(status).toBe(200);
    expect(body.changes).toEqual([]);
    expect(body.offer).toEqual({ ...body.previous, expires_at: body.offer.expires_at });
    expect(body.offer.id).toBe(offerId);
    expect(body).toMatchObject({
      supplier: { key: 'steady', name: 'Supplier steady', training: false },
      search: { criteria: { type: 'oneway', company_id: null } },
      requirements: { passport: false, instant_payment: true },
      accepted_at: null,
      now: expect.stringMatching(/^20.*Z$/),
      names: { places: { DXB: { city: 'Dubai' } } },
    });
    expect(body.offer.conditions).toEqual({
      change: { state: 'allowed', penalty: { amount: '25.00', currency: 'EUR' } },
      refund: { state: 'unknown', penalty: null },
    });
    expect(supplier.calls.at(-1)).toMatchObject({ method: 'GET', url: '/air/offers/off_1' });
  });

  it('shows price, schedule and conditions, old and new', async () => {
    supplier.onOffer((offer) => {
      const changed = structuredClone(offer);
      changed.total_amount = '209.90';
      changed.conditions = { change_before_departure: null, refund_before_departure: { allowed: false } };
      const [segment] = changed.slices[0]?.segments ?? [];
      if (segment) Object.assign(segment, { departing_at: segment.departing_at.replace('T08:00', 'T07:57') });
      return changed;
    });
    const { body } = await review();
    expect(body.changes).toMatchObject([
      { kind: 'price', whose: 'supplier', before: { amount: '199.90' }, after: { amount: '209.90' } },
      { kind: 'schedule', slice: 0, segment: 0, field: 'departing_at' },
      { kind: 'conditions', condition: 'change', before: { state: 'allowed' }, after: { state: 'unknown' } },
      {
        kind: 'conditions',
        condition: 'refund',
        before: { state: 'unknown' },
        after: { state: 'not_allowed' },
      },
    ]);
    expect(body.previous.price.total.amount).toBe('199.90');
    expect(body.offer.price.total.amount).toBe('209.90');
  });

  describe('the supplier’s answer is checked like in a search', () => {
    const offerOf = async (change: Parameters<typeof oneway>[0]) => {
      supplier.sells({ id: 'off_9', total: '199.90' });
      return offersIn((await flights.search(oneway(change))).lines)[0]?.id ?? '';
    };
    const place = (code: string) => ({ iata_code: code, name: code });
    it.each<[string, (offer: OfferWire) => object]>([
      ['another currency', () => ({ total_currency: 'USD' })],
      ['another price than its parts', () => ({ base_amount: '1.00', tax_amount: '1.00' })],
      ['a price of zero', () => ({ total_amount: '0.00' })],
      ['another offer', () => ({ id: 'off_10' })],
      [
        'an additional traveler',
        () => ({ passengers: [...Array(2).keys()].map((at) => ({ id: `pas_${at + 1}`, type: 'adult' })) }),
      ],
      [
        'another route',
        ({ slices }) => ({ slices: slices.map((slice) => ({ ...slice, destination: place('DOH') })) }),
      ],
    ])('%s', async (_, change) => {
      const id = await offerOf({ children: [4] });
      expect((await review(id)).status).toBe(200);
      supplier.onOffer((offer) => ({ ...offer, ...change(offer) }) as OfferWire);
      const { status, body } = await review(id);
      // Each flight lists its travelers, so these are changed too; otherwise the offer would be unreadable.
      expect([200, 404]).not.toContain(status);
      expect(['offer_impossible', 'supplier_unavailable']).toContain(body.code);
      expect(body.message).toContain('Supplier steady');
      expect(body).not.toHaveProperty('offer');
    });
  });

  it('an offer that is no longer sold is gone, with its own code', async () => {
    supplier.onOffer(() => null);
    const { status, body } = await review();
    expect([status, body.code]).toEqual([422, 'offer_gone']);
    expect(body.message).toBe('The supplier no longer sells this offer. Please choose another one.');
  });

  it.each([
    ['offer_expired', 422, 'offer_expired'],
    ['offer_expired', 410, 'offer_expired'],
    ['offer_expired', 400, 'offer_expired'],
    ['offer_no_longer_available', 422, 'offer_gone'],
    ['offer_no_longer_available', 409, 'offer_gone'],
    ['offer_request_already_booked', 422, 'offer_gone'],
    ['not_found', 404, 'offer_gone'],
    // A wrong address, not a missing offer.
    ['no_such_page', 404, 'supplier_unavailable'],
    ['validation_format', 422, 'supplier_unavailable'],
  ])('the supplier’s %s (%i) becomes %s', async (code, status, told) => {
    supplier.onRefuse(status, code);
    expect((await review()).body.code).toBe(told);
  });

  it('an offer whose expiry the supplier has moved into the past is expired', async () => {
    supplier.onOffer((offer) => ({ ...offer, expires_at: new Date(Date.now() - 1000).toISOString() }));
    expect((await review()).body.code).toBe('offer_expired');
  });

  it('a supplier with an unreadable answer is named, and may be asked again', async () => {
    supplier.onOffer((offer) => ({ ...offer, total_amount: 'cheap' }));
    const { status, body, headers } = await review();
    expect([status, body.code]).toEqual([503, 'supplier_unavailable']);
    expect(body.message).toContain('Supplier steady');
    expect(headers['retry-after']).toBe('10');
  });

  it('an old offer is expired, with its own code, even after its deletion', async () => {
    const { db } = flights.api.kernel;
    const { lines } = await flights.search(oneway({ adults: 2 }));
    const id = offersIn(lines)[0]?.id ?? '';
    // An id created more than half an hour ago; its offer is deleted.
    const half = (Date.now() - 31 * 60_000).toString(16).padStart(12, '0');
    const old = `${half.slice(0, 8)}-${half.slice(8)}${id.slice(13)}`;
    expect((await review(old)).body.code).toBe('offer_expired');
    await db.deleteFrom('flight_searches').execute();
    expect((await review(id)).status).toBe(404);
    offerId = offersIn((await flights.search(oneway({ adults: 3 }))).lines)[0]?.id ?? '';
  });

  it('an offer found by an older version, whose adults may be minors, requires a new search', async () => {
    const { db } = flights.api.kernel;
    const { lines } = await flights.search(oneway({ adults: 5 }));
    const id = offersIn(lines)[0]?.id ?? '';
    expect((await review(id)).status).toBe(200);
    await db.updateTable('flight_searches').set({ adult_age: null }).execute();
    const { status, body } = await review(id);
    expect([status, body.code]).toEqual([422, 'offer_expired']);
    // Nor is it shared with equal searches within the minute.
    const again = await flights.search(oneway({ adults: 5 }));
    expect((await review(offersIn(again.lines)[0]?.id ?? '')).status).toBe(200);
  });

  it('a shorter expiry of the supplier applies', async () => {
    supplier.sells({ id: 'off_short', total: '10', life: 0.05 });
    const id = offersIn((await flights.search(oneway({ adults: 4 }))).lines)[0]?.id ?? '';
    await new Promise((resolve) => setTimeout(resolve, 3_050));
    expect((await review(id)).body.code).toBe('offer_expired');
  });

  it('answers 401, 403, 404 and 400', async () => {
    const { statusCode } = await flights.api.inject({ url: `/api/v1/flights/offers/${offerId}` });
    expect(statusCode).toBe(401);
    const headers = await flights.api.signIn({ permissions: ['show_bookings'] });
    expect((await review(offerId, headers)).status).toBe(403);
    const now = Date.now().toString(16).padStart(12, '0');
    expect((await review(`${now.slice(0, 8)}-${now.slice(8)}${unknownId.slice(13)}`)).status).toBe(404);
    expect((await review('7')).status).toBe(400);
  });

  it('another company’s offer is not found, and only staff see the net price', async () => {
    supplier.sells({ id: 'off_2', total: '50' });
    const [own, other] = [
      await flights.addCompany('Own', [supplierId]),
      await flights.addCompany('Other', [supplierId]),
    ];
    const mine = await flights.signIn({
      type: 'company',
      companyId: own.id,
      permissions: ['flights_search', 'show_markups'],
    });
    const theirs = await flights.signIn({ type: 'company', companyId: other.id });
    const id = offersIn((await flights.search(oneway(), mine)).lines)[0]?.id ?? '';
    const { status, body } = await review(id, mine);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('"net"');
    expect((await review(id, theirs)).status).toBe(404);
    expect((await review(id)).body.offer.price.net).toEqual({ amount: '2500.00', currency: 'EGP' });
  });

  it('a company’s API token may search and review', async () => {
    const company = await flights.addCompany('Program', [supplierId]);
    const program = await flights.signIn({ type: 'company', companyId: company.id, apiToken: true });
    const id = offersIn((await flights.search(oneway(), program)).lines)[0]?.id ?? '';
    expect((await review(id, program)).status).toBe(200);
  });
});
