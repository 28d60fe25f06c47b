import { givenRates } from '@traveldesk/currencies-server/testing';
import { hotelPaths, type QuoteField } from '@traveldesk/hotels-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { json } from '../testing/stays-server.fake';
import { startQuotesApi, type QuotesApi } from '../testing/quotes-api.fake';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const tier = (refund_amount: string, before: string) => ({ refund_amount, before, currency: 'EUR' });
const refusal = (type: string, code: string) => ({ errors: [{ type, code, title: 'No', message: 'No.' }] });

describeOnDatabase('POST /hotels/quotes', (makeApi) => {
  let hotels: QuotesApi;
  beforeAll(async () => (hotels = await startQuotesApi(makeApi)));
  afterAll(() => hotels.stays.close());
  beforeEach(() => hotels.sells());

  it('returns the rate as it is sold now, with everything that the page needs', async () => {
    const rate = await hotels.choose();
    const { status, quote } = await hotels.quote(rate);
    expect(status).toBe(200);
    expect(quote).toMatchObject({
      property: { name: 'Nile Palace nile' },
      time_zone: 'Africa/Cairo',
      supplier: { key: 'good', name: 'Supplier good', training: false },
      search: { currency: 'EUR', company: null, place: { name: 'Cairo' } },
      room: { name: 'Double' },
      chosen: rate,
      changes: [],
      accepted_at: null,
    });
    expect(quote.rate.price).toMatchObject({ total: eur('330.00'), net: eur('300.00') });
    const minutes = (Date.parse(quote.expires_at) - Date.parse(quote.quoted_at)) / 60_000;
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  it('stores the supplier’s quote, its timeline and the net price apart from the public part', async () => {
    const { quote } = await hotels.quote(await hotels.choose());
    const row = await hotels.api.kernel.db
      .selectFrom('hotel_quotes')
      .selectAll()
      .where('id', '=', quote.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ supplier_quote: 'quo_1', company_id: null, supplier_id: hotels.supplierId });
    expect(row.content.rate).toMatchObject({
      net: eur('300.00'),
      timeline: [{ refund: eur('300.00'), before: '2099-03-09T14:00:00.000Z' }],
    });
    expect(JSON.stringify(row.content.rate.rate)).not.toContain('net');
  });

  const two = [tier('300.00', '2099-03-09T14:00:00Z'), tier('150.00', '2099-03-10T14:00:00Z')];
  const conditions = [
    { title: 'Pets', description: 'No pets.' },
    { title: 'Check-in', description: 'Bring a passport.' },
  ];
  /** The amounts of a rate of this price, which is free of charge until the usual time. */
  const priced = (total_amount: string) => ({
    total_amount,
    base_amount: null,
    cancellation_timeline: [tier(total_amount, '2099-03-09T14:00:00Z')],
  });

  it.each<[string, object, object, QuoteField[]]>([
    ['price up', {}, priced('333.00'), ['total']],
    ['price down', {}, priced('299.99'), ['total']],
    ['complaint 8: a resort fee that appears later', {}, { due_at_accommodation_amount: '90.01' }, ['due']],
    ['complaint 8: a resort fee that is swallowed', {}, { due_at_accommodation_amount: null }, ['due']],
    ['board', {}, { board_type: 'room_only' }, ['board']],
    [
      'free for a shorter time',
      {},
      { cancellation_timeline: [tier('300.00', '2099-03-09T13:00:00Z')] },
      ['timeline'],
    ],
    [
      'less back',
      { cancellation_timeline: two },
      { cancellation_timeline: [two[0], tier('149.99', '2099-03-10T14:00:00Z')] },
      ['timeline'],
    ],
    ['non-refundable', {}, { cancellation_timeline: [] }, ['timeline']],
    ['terms not told any more', {}, { cancellation_timeline: null }, ['timeline']],
    ['a condition more', { conditions: conditions.slice(1) }, { conditions }, ['conditions']],
    ['paid at the property', {}, { payment_type: 'guarantee' }, ['total', 'payment']],
    [
      'everything at once',
      {},
      {
        ...priced('400.00'),
        board_type: 'room_only',
        conditions,
        cancellation_timeline: [],
        due_at_accommodation_amount: '1.00',
      },
      ['total', 'due', 'board', 'timeline', 'conditions'],
    ],
  ])('names what has changed: %s', async (_, sold, rate, changes) => {
    hotels.sells({ rate: sold }, { rate });
    const { quote } = await hotels.quote(await hotels.choose());
    expect(quote.changes).toEqual(changes);
  });

  it.each<[string, object, object]>([
    ['conditions in another order', { conditions }, { conditions: [...conditions].reverse() }],
    [
      'conditions with other spaces',
      { conditions },
      { conditions: conditions.map((one) => ({ ...one, title: ` ${one.title}  ` })) },
    ],
    ['an amount without decimals', {}, { due_at_accommodation_amount: '90' }],
    ['an instant of another zone', {}, { cancellation_timeline: [tier('300', '2099-03-09T16:00:00+02:00')] }],
    [
      'a tier written as two',
      {},
      {
        cancellation_timeline: [
          tier('300.00', '2099-03-01T14:00:00Z'),
          tier('300.00', '2099-03-09T14:00:00Z'),
        ],
      },
    ],
    [
      'the tail written as a tier',
      {},
      {
        cancellation_timeline: [tier('300.00', '2099-03-09T14:00:00Z'), tier('0.00', '2099-03-12T14:00:00Z')],
      },
    ],
  ])('an equal value in another notation is no change: %s', async (_, sold, rate) => {
    hotels.sells({ rate: sold }, { rate });
    const { status, quote } = await hotels.quote(await hotels.choose());
    expect([status, quote.changes]).toEqual([200, []]);
  });

  it('names a change of our rules or exchange rates like one of the supplier', async () => {
    const company_id = (await hotels.addCompany('Nile Travel', [hotels.supplierId])).id;
    const chosen = await hotels.choose(hotels.staff, { company_id });
    const pounds = (amount: string) => ({ amount, currency: 'EGP' });
    await hotels.addRule({ percent: '12', companies: [{ id: company_id, below: false }] });
    const { quote } = await hotels.quote(chosen);
    expect([quote.changes, quote.chosen.price.total, quote.rate.price.total]).toEqual([
      // The markup is kept at a cancellation, so that costs more too.
      ['total', 'timeline'],
      pounds('16500.00'),
      pounds('16800.00'),
    ]);
    const other = await hotels.choose(hotels.staff, { company_id });
    await givenRates(hotels.api, { quote: 'EGP', rate: '60' });
    const { changes, rate } = (await hotels.quote(other)).quote;
    await givenRates(hotels.api, { quote: 'EGP', rate: '50' });
    expect([changes, rate.price.total, rate.price.net]).toEqual([
      ['total'],
      pounds('20160.00'),
      pounds('18000.00'),
    ]);
  });

  it('cannot be priced without an exchange rate in force', async () => {
    const rate = await hotels.choose();
    const { db } = hotels.api.kernel;
    const bills = (currency: string) =>
      db.updateTable('suppliers').set({ currency }).where('id', '=', hotels.supplierId).execute();
    await bills('BHD');
    const calls = hotels.calls();
    const { status, code } = await hotels.quote(rate);
    await bills('EUR');
    expect([status, code, hotels.calls()]).toEqual([422, 'rate_no_rate', calls]);
  });

  it('names a deposit that only the quote states, which is no change', async () => {
    const rate = { payment_type: 'deposit' };
    hotels.sells({ rate }, { quote: { deposit_amount: '100.00' } });
    const told = (await hotels.quote(await hotels.choose())).quote;
    expect([told.chosen.now, told.rate.now, told.rate.there]).toEqual([
      null,
      eur('100.00'),
      [eur('200.00'), { amount: '90.00', currency: 'EGP' }],
    ]);
    hotels.quotes({});
    const untold = (await hotels.quote(await hotels.choose())).quote;
    expect([told.changes, untold.changes, untold.rate.now]).toEqual([[], [], null]);
  });

  it.each<[string, number, object, [number, string]]>([
    ['404', 404, {}, [422, 'rate_gone']],
    ['in an invalid state', 422, refusal('invalid_state_error', 'rate_unavailable'), [422, 'rate_gone']],
    ['in that state under another code', 422, refusal('invalid_state_error', 'sold_out'), [422, 'rate_gone']],
    [
      'refused as malformed',
      422,
      refusal('validation_error', 'validation_format'),
      [503, 'supplier_unavailable'],
    ],
    ['500', 500, {}, [503, 'supplier_unavailable']],
    ['another shape', 201, { data: [] }, [503, 'supplier_unavailable']],
  ])('a supplier that answers %s %i', async (_, status, body, expected) => {
    const rate = await hotels.choose();
    hotels.stays.on('/stays/quotes', (_request, response) => json(response, status, body));
    const answer = await hotels.quote(rate);
    expect([answer.status, answer.code]).toEqual(expected);
    hotels.quotes({});
    expect((await hotels.quote(rate)).status).toBe(200);
  });

  it.each<[string, Parameters<QuotesApi['quotes']>[0]]>([
    ['another property', { accommodation: { id: 'acc_other' } }],
    ['another room', { room: { name: 'Broom cupboard' } }],
    ['other days', { quote: { check_out_date: '2030-01-01' } }],
    ['other guests', { quote: { guests: [{ type: 'adult' }] } }],
    ['another number of rooms', { quote: { rooms: 2 } }],
    ['another currency', { rate: { total_currency: 'USD' } }],
    ['for nothing', { rate: { total_amount: '0.00' } }],
    ['two totals', { quote: { total_amount: '310.00' } }],
    ['no rate', { room: { rates: [] } }],
    ['a board that nobody knows', { rate: { board_type: 'brunch' } }],
  ])('a supplier that lies: %s', async (_, wish) => {
    const rate = await hotels.choose();
    hotels.quotes(wish);
    const { status, code } = await hotels.quote(rate);
    expect([status, code]).toEqual([422, 'rate_impossible']);
    await forgetFailures();
  });

  it('refuses a quote that has ended already', async () => {
    const rate = await hotels.choose();
    hotels.quotes({ rate: { expires_at: '2020-01-01T00:00:00Z' } });
    expect((await hotels.quote(rate)).code).toBe('rate_expired');
  });

  it('a quote ends with its rate, however long the supplier would keep it', async () => {
    const soon = new Date(Date.now() + 300_000).toISOString();
    hotels.sells({ rate: { expires_at: soon } }, { rate: { expires_at: undefined } });
    expect((await hotels.quote(await hotels.choose())).quote.expires_at).toBe(soon);
  });

  it('a supplier that is slow or dead is unavailable', async () => {
    const { id } = await hotels.addSupplier('slow', hotels.stays.url, { timeout_ms: 2_000 });
    const { db } = hotels.api.kernel;
    const setStatus = (key: string, status: 'active' | 'inactive') =>
      db.updateTable('suppliers').set({ status }).where('key', '=', key).execute();
    await setStatus('good', 'inactive');
    for (const fault of ['slow', 'dead']) {
      const rate = await hotels.choose();
      hotels.stays.on('/stays/quotes', (request) => void (fault === 'dead' && request.socket.destroy()));
      const { status, code } = await hotels.quote(rate);
      expect([fault, status, code]).toEqual([fault, 503, 'supplier_unavailable']);
      hotels.quotes({});
    }
    await setStatus('good', 'active');
    await db.deleteFrom('suppliers').where('id', '=', id).execute();
  });

  it('a rate that is not sold to the company any more is gone; an expired one has expired', async () => {
    const company_id = (await hotels.addCompany('Delta Travel', [hotels.supplierId])).id;
    const rate = await hotels.choose(hotels.staff, { company_id });
    const { db } = hotels.api.kernel;
    await db.deleteFrom('company_suppliers').where('company_id', '=', company_id).execute();
    expect((await hotels.quote(rate)).code).toBe('rate_gone');
    hotels.sells({ rate: { expires_at: new Date(Date.now() + 1_500).toISOString() } });
    const soon = await hotels.choose();
    while (soon.expires_at > new Date().toISOString()) await new Promise((go) => setTimeout(go, 50));
    const old = '0198f000-0000-7000-8000-000000000001';
    expect([(await hotels.quote(soon)).code, (await hotels.quote({ id: old })).code]).toEqual([
      'rate_expired',
      'rate_expired',
    ]);
  });

  it('calls the supplier once while a quote is valid, also for two requests at the same time', async () => {
    const rate = await hotels.choose();
    const before = hotels.calls();
    const [one, two] = await Promise.all([hotels.quote(rate), hotels.quote(rate)]);
    const again = await hotels.quote(rate);
    expect([one.quote.id, again.quote.id]).toEqual([two.quote.id, one.quote.id]);
    expect(hotels.calls()).toBe(before + 1);
    await hotels.expire(one.quote.id);
    const later = await hotels.quote(rate);
    expect([later.quote.id === one.quote.id, hotels.calls()]).toEqual([false, before + 2]);
  });

  it('names the field of a bad id', async () => {
    const { status, body } = await hotels.ask('POST', hotelPaths.quotes, { rate_id: 'first' });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['rate_id']]);
  });

  /** The supplier is not paused for the lies of other tests. */
  const forgetFailures = async () => {
    hotels.quotes({});
    await hotels.choose();
  };
});
