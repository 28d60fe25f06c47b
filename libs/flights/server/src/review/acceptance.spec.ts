import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import type { OfferWire } from '../testing/duffel-wire.fake';
import { offersIn, oneway, someDay, startFlightsApi, type FlightsApi } from '../testing/flights-api.fake';

const onFlights = (offer: OfferWire, classes: readonly string[]): OfferWire => ({
  ...offer,
  slices: offer.slices.map((slice) => ({
    ...slice,
    segments: slice.segments.map((segment, at) => ({
      ...segment,
      passengers: segment.passengers.map((one) => ({ ...one, cabin_class: classes[at] ?? '' })),
    })),
  })),
});

describeOnDatabase('accepting the changes of an offer (TRAVEL-RULES 14)', (makeApi) => {
  let flights: FlightsApi;
  let supplier: FakeDuffel;
  let supplierId: string;
  let day = 0;
  let query = '';
  let id = '';
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    supplier = await startFakeDuffel({ id: 'off_1', total: '199.90' });
    ({ id: supplierId } = await flights.addSupplier('steady', supplier.url));
  });
  afterAll(() => supplier.close());
  beforeEach(async () => {
    day += 1;
    const trips = [{ origin: 'CAI', destination: 'DXB', date: someDay(day), departure: null, arrival: null }];
    query = oneway({ trips });
    id = offersIn((await flights.search(query)).lines)[0]?.id ?? '';
    costs('199.90');
  });

  const costs = (total: string) => supplier.onOffer((offer) => ({ ...offer, total_amount: total }));
  const review = async (headers = flights.staff, offer = id) => {
    const { status, text } = await flights.call('GET', `/flights/offers/${offer}`, undefined, headers);
    return { status, ...JSON.parse(text) };
  };
  const accept = async (revision: string, headers = flights.staff, offer = id) => {
    const { status, text } = await flights.call(
      'POST',
      `/flights/offers/${offer}/acceptances`,
      { revision },
      headers,
    );
    return { status, ...JSON.parse(text) };
  };
  const listed = async (headers = flights.staff) =>
    offersIn((await flights.search(query, headers)).lines).map(({ price }) => price.total.amount);
  const prices = ({ changes }: { changes: { kind: string; before: never; after: never }[] }) =>
    changes.map(({ kind, before, after }) => [kind, before['amount'], after['amount']]);

  it('is not requested again, and the list has the new price', async () => {
    costs('209.90');
    const first = await review();
    expect([first.accepted_at, prices(first)]).toEqual([null, [['price', '199.90', '209.90']]]);
    expect(await listed()).toEqual(['199.90']);
    const { status, data, message } = await accept(first.revision);
    expect([status, message]).toEqual([201, 'You have accepted the new price and times.']);
    const again = await review();
    expect(again.accepted_at).toBe(data.accepted_at);
    // The changes are still shown as they were.
    expect([prices(again), again.previous.price.total.amount]).toEqual([prices(first), '199.90']);
    expect(await listed()).toEqual(['209.90']);
  });

  it('is requested again for another change, compared with the accepted one', async () => {
    costs('209.90');
    await accept((await review()).revision);
    costs('219.90');
    const next = await review();
    expect([next.accepted_at, prices(next)]).toEqual([null, [['price', '209.90', '219.90']]]);
    // The first listed price is not the last accepted one.
    costs('199.90');
    const back = await review();
    expect([back.accepted_at, prices(back)]).toEqual([null, [['price', '209.90', '199.90']]]);
    await accept(back.revision);
    expect((await review()).accepted_at).not.toBeNull();
    expect(await listed()).toEqual(['199.90']);
    costs('209.90');
    expect((await review()).accepted_at).toBeNull();
  });

  it('requires a revision that a review has shown', async () => {
    costs('209.90');
    const { revision } = await review();
    expect(await accept('made-up')).toMatchObject({ status: 422, code: 'offer_not_reviewed' });
    costs('219.90');
    const later = await review();
    // Another window has seen a later price meanwhile; the user accepts the one shown here.
    await accept(revision);
    expect((await review()).accepted_at).toBeNull();
    await accept(later.revision);
    expect((await review()).accepted_at).not.toBeNull();
  });

  it('of an earlier revision, in a window that stayed open, does not undo a later one', async () => {
    costs('209.90');
    const early = await review();
    costs('219.90');
    await accept((await review()).revision);
    expect(await accept(early.revision)).toMatchObject({ status: 422, code: 'offer_not_reviewed' });
    expect((await review()).accepted_at).not.toBeNull();
    expect(await listed()).toEqual(['219.90']);
    // Shown again, it becomes the latest.
    costs('209.90');
    const again = await review();
    expect([again.revision, again.accepted_at, prices(again)]).toEqual([
      early.revision,
      null,
      [['price', '219.90', '209.90']],
    ]);
    expect(await listed()).toEqual(['219.90']);
    expect(await accept(again.revision)).toMatchObject({ status: 201 });
    expect(await listed()).toEqual(['209.90']);
  });

  it('gives the later revision priority if two windows accept in the other order', async () => {
    costs('209.90');
    const early = await review();
    costs('219.90');
    const late = await review();
    expect(await accept(early.revision)).toMatchObject({ status: 201 });
    expect(await accept(late.revision)).toMatchObject({ status: 201 });
    expect((await review()).accepted_at).not.toBeNull();
    expect(await listed()).toEqual(['219.90']);
  });

  it('is refused without a change', async () => {
    const { revision, changes, accepted_at } = await review();
    expect([changes, accepted_at]).toEqual([[], null]);
    expect(await accept(revision)).toMatchObject({ status: 422, code: 'offer_not_reviewed' });
  });

  it('applies to one user: others with the same search must accept it themselves', async () => {
    costs('209.90');
    const colleague = await flights.signIn({ name: 'A colleague' });
    await accept((await review()).revision);
    const theirs = await review(colleague);
    expect([theirs.accepted_at, prices(theirs)]).toEqual([null, [['price', '199.90', '209.90']]]);
    expect(await listed(colleague)).toEqual(['199.90']);
    await accept(theirs.revision, colleague);
    expect(await listed(colleague)).toEqual(['209.90']);
  });

  it('is refused for a user who has not seen the review, and for another company', async () => {
    costs('209.90');
    const [own, other] = [
      await flights.addCompany(`Own ${day}`, [supplierId]),
      await flights.addCompany(`Other ${day}`, [supplierId]),
    ];
    const mine = await flights.signIn({ type: 'company', companyId: own.id });
    const theirs = await flights.signIn({ type: 'company', companyId: other.id });
    const found = offersIn((await flights.search(query, mine)).lines)[0]?.id ?? '';
    const { revision } = await review(mine, found);
    expect(await accept(revision, theirs, found)).toMatchObject({ status: 404 });
    expect(await accept(revision, flights.staff, found)).toMatchObject({
      status: 422,
      code: 'offer_not_reviewed',
    });
    expect(await accept(revision, mine, found)).toMatchObject({ status: 201 });
  });

  it('reveals no net price to users without the permission', async () => {
    const company = await flights.addCompany(`Net ${day}`, [supplierId]);
    const mine = await flights.signIn({ type: 'company', companyId: company.id });
    const found = offersIn((await flights.search(query, mine)).lines)[0]?.id ?? '';
    costs('209.90');
    await accept((await review(mine, found)).revision, mine, found);
    const { text } = await flights.search(query, mine);
    expect(text).toContain('10495.00');
    expect(text).not.toContain('"net"');
  });

  it('covers times and conditions like prices', async () => {
    const moved = (minutes: string) =>
      supplier.onOffer((offer) => {
        const next = structuredClone(offer);
        const [segment] = next.slices[0]?.segments ?? [];
        if (segment) segment.departing_at = segment.departing_at.replace('T08:00', `T08:${minutes}`);
        if (segment) Object.assign(segment, { duration: null });
        return { ...next, slices: next.slices.map((slice) => ({ ...slice, duration: null as never })) };
      });
    moved('25');
    await accept((await review()).revision);
    expect((await review()).accepted_at).not.toBeNull();
    moved('35');
    expect(await review()).toMatchObject({
      accepted_at: null,
      changes: [
        {
          kind: 'schedule',
          before: expect.stringContaining('08:25'),
          after: expect.stringContaining('08:35'),
        },
      ],
    });
  });

  it('covers a lower class on one flight, which is shown by flight', async () => {
    const withClasses = (...classes: string[]) => supplier.onOffer((offer) => onFlights(offer, classes));
    supplier.sells({ id: 'off_2', total: '199.90', via: 'DOH' });
    supplier.onSale((offer) => onFlights(offer, ['business', 'economy']));
    // Searches again, so that the search has it.
    query = oneway({
      trips: [
        { origin: 'CAI', destination: 'DXB', date: someDay(day + 100), departure: null, arrival: null },
      ],
    });
    id = offersIn((await flights.search(query)).lines)[0]?.id ?? '';
    supplier.onSale((offer) => offer);
    withClasses('economy', 'economy');
    const first = await review();
    supplier.sells({ id: 'off_1', total: '199.90' });
    const change = { kind: 'flight_cabin', slice: 0, segment: 0, before: 'Business', after: 'Economy' };
    expect([first.accepted_at, first.changes]).toEqual([null, [change]]);
    expect(await accept(first.revision)).toMatchObject({ status: 201 });
    expect((await review()).accepted_at).not.toBeNull();
  });

  it('applies to a share', async () => {
    costs('209.90');
    await accept((await review()).revision);
    const made = await flights.call('POST', '/flights/shares', { offer_id: id });
    const share = await flights.call('GET', `/flights/shares/${JSON.parse(made.text).data.id}`);
    expect(JSON.parse(share.text).offer.price.total.amount).toBe('209.90');
  });

  it('applies to the list and the share, with the names of new parts', async () => {
    supplier.onOffer((offer) => {
      const next = structuredClone(offer);
      const [segment] = next.slices[0]?.segments ?? [];
      if (segment) segment.operating_carrier = { ...segment.operating_carrier, iata_code: 'QR' };
      return next;
    });
    const first = await review();
    expect(first.names.airlines).toHaveProperty('QR', 'Qatar Airways');
    await accept(first.revision);
    const { lines } = await flights.search(query);
    const names = lines.flatMap((line) => (line.type === 'offers' ? [line.names.airlines] : []));
    expect(Object.assign({}, ...names)).toHaveProperty('QR', 'Qatar Airways');
    const made = await flights.call('POST', '/flights/shares', { offer_id: id });
    const share = await flights.call('GET', `/flights/shares/${JSON.parse(made.text).data.id}`);
    expect(JSON.parse(share.text).names.airlines).toHaveProperty('QR', 'Qatar Airways');
  });

  it('is recorded in the history, and deleted with its search', async () => {
    const { db } = flights.api.kernel;
    costs('209.90');
    await accept((await review()).revision);
    const found = await db
      .selectFrom('flight_reviews')
      .select('accepted_at')
      .where('offer_id', '=', id)
      .execute();
    expect(found).toHaveLength(1);
    const noted = await db.selectFrom('audit_entries').select('action').where('entity_id', '=', id).execute();
    expect(noted).toEqual([{ action: 'accept' }]);
    await db.deleteFrom('flight_searches').execute();
    expect(await db.selectFrom('flight_reviews').selectAll().execute()).toEqual([]);
  });

  it('is refused after the offer has expired', async () => {
    const trips = [{ origin: 'CAI', destination: 'DXB', date: someDay(90), departure: null, arrival: null }];
    supplier.sells({ id: 'off_short', total: '199.90', life: 0.12 });
    const short = offersIn((await flights.search(oneway({ trips }))).lines)[0]?.id ?? '';
    costs('209.90');
    const { revision } = await review(flights.staff, short);
    expect(revision).toEqual(expect.any(String));
    await new Promise((resolve) => setTimeout(resolve, 7_250));
    const late = await accept(revision, flights.staff, short);
    expect([late.status, late.code]).toEqual([422, 'offer_expired']);
    supplier.sells({ id: 'off_1', total: '199.90' });
  });

  it('answers 401, 403, 404, 400 and 422', async () => {
    const path = `/api/v1/flights/offers/${id}/acceptances`;
    const visitor = await flights.api.inject({ method: 'POST', url: path, payload: { revision: 'x' } });
    expect(visitor.statusCode).toBe(401);
    const headers = await flights.api.signIn({ permissions: ['show_bookings'] });
    expect((await accept('x', headers)).status).toBe(403);
    const now = Date.now().toString(16).padStart(12, '0');
    const unknown = `${now.slice(0, 8)}-${now.slice(8)}-7230-a1b0-a7a71fd10001`;
    expect((await accept('x', flights.staff, unknown)).status).toBe(404);
    const { status } = await flights.call('POST', `/flights/offers/${id}/acceptances`, {
      revision: 'x',
      price: 1,
    });
    expect([400, 422]).toContain(status);
    const half = (Date.now() - 31 * 60_000).toString(16).padStart(12, '0');
    const old = `${half.slice(0, 8)}-${half.slice(8)}-7230-a1b0-a7a71fd10001`;
    expect((await accept('x', flights.staff, old)).code).toBe('offer_expired');
  });
});
