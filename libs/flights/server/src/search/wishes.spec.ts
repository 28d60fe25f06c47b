import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import type { OfferWire } from '../testing/duffel-wire.fake';
import { offersIn, oneway, startFlightsApi, type FlightsApi } from '../testing/flights-api.fake';

describeOnDatabase('airlines and private fares of a search', (makeApi) => {
  let flights: FlightsApi;
  let supplier: FakeDuffel;
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    supplier = await startFakeDuffel();
    await flights.addSupplier('steady', supplier.url);
  });
  afterAll(() => supplier.close());
  beforeEach(() =>
    supplier.sells(
      { id: 'off_ms', total: '300', airline: 'MS' },
      { id: 'off_ek', total: '200', airline: 'EK', hour: 9 },
      { id: 'off_lh', total: '250', airline: 'LH', hour: 10 },
    ),
  );

  const found = async (change: Parameters<typeof oneway>[0]) => {
    const { lines } = await flights.search(oneway(change));
    return offersIn(lines);
  };

  it.each([
    ['one airline', { airlines: ['EK'] }, ['EK']],
    ['several airlines', { airlines: ['EK', 'LH'] }, ['EK', 'LH']],
    ['without one airline', { excluded_airlines: ['EK'] }, ['LH', 'MS']],
    [
      'some airlines wanted, another excluded',
      { airlines: ['EK', 'MS'], excluded_airlines: ['LH'] },
      ['EK', 'MS'],
    ],
  ])('%s: applied even if the supplier ignores it', async (_, change, airlines) => {
    expect((await found(change)).map(({ airline }) => airline).sort()).toEqual(airlines);
  });

  it('an excluded airline is also excluded as the operating carrier', async () => {
    supplier.onSale((offer) => {
      const [slice] = offer.slices;
      const [segment] = slice?.segments ?? [];
      if (segment?.marketing_carrier.iata_code === 'MS')
        segment.operating_carrier = { ...segment.operating_carrier, iata_code: 'FZ' };
      return offer;
    });
    expect((await found({ excluded_airlines: ['FZ'] })).map(({ airline }) => airline).sort()).toEqual([
      'EK',
      'LH',
    ]);
  });

  it('a private fare is requested in the supplier’s protocol, and marked on offers sold by it', async () => {
    supplier.onSale((offer) =>
      offer.owner.iata_code === 'EK'
        ? ({ ...offer, private_fares: [{ type: 'corporate', corporate_code: 'NILE1' }] } as OfferWire)
        : offer,
    );
    const offers = await found({
      private_fares: [
        { airline: 'EK', kind: 'corporate_code', code: 'NILE1' },
        { airline: 'EK', kind: 'tour_code', code: 'T9' },
        { airline: 'MS', kind: 'tracking_reference', code: 'R-7' },
      ],
    });
    expect(JSON.parse(supplier.calls.at(-1)?.body ?? '').data.private_fares).toEqual({
      EK: [{ corporate_code: 'NILE1' }, { tour_code: 'T9' }],
      MS: [{ tracking_reference: 'R-7' }],
    });
    expect(offers.map(({ airline, private_fare: own }) => [airline, own]).sort()).toEqual([
      ['EK', true],
      ['LH', undefined],
      ['MS', undefined],
    ]);
  });

  it('flexible days do not make another search, which is sent once', async () => {
    await found({ adults: 3 });
    const calls = supplier.calls.length;
    await found({ adults: 3, flexible: true });
    expect(supplier.calls).toHaveLength(calls);
  });

  it.each([
    ['an unknown excluded airline', { excluded_airlines: ['MS', '0Q'] }, 'not_airline'],
    ['an airline both wanted and excluded', { airlines: ['MS'], excluded_airlines: ['MS'] }, 'not_airline'],
    [
      'a private fare of an unknown airline',
      { private_fares: [{ airline: '0Q', kind: 'tour_code' as const, code: 'T1' }] },
      'fares.0.airline',
    ],
    [
      'a private fare without a code',
      { private_fares: [{ airline: 'MS', kind: 'tour_code' as const, code: '' }] },
      'fares.0.code',
    ],
  ])('%s is a 422 at its field', async (_, change, field) => {
    const { status, text } = await flights.search(oneway(change));
    expect([status, Object.keys(JSON.parse(text).fields)]).toEqual([422, [field]]);
  });
});
