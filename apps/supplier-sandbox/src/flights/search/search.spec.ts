import type { OfferRequest, OfferRequestItinerariesView } from '@duffel/api/types';
import { addDays } from '../../world/zones';
import { startTestSupplier, type TestSupplier } from '../../testing/supplier';

const soon = addDays(new Date().toISOString().slice(0, 10), 60);

describe('a search', () => {
  let supplier: TestSupplier;
  beforeAll(async () => {
    supplier = await startTestSupplier();
  });
  afterAll(() => supplier.stop());

  const search = (origin: string, destination: string, more: Record<string, unknown> = {}) =>
    supplier.call<OfferRequest>('/air/offer_requests/', {
      data: {
        slices: [{ origin, destination, departure_date: soon }],
        passengers: [{ type: 'adult' }],
        ...more,
      },
    });

  it('returns offers that add up, in local times, and never live', async () => {
    const { status, body } = await search('CAI', 'LHR');
    expect(status).toBe(201);
    expect(body.data.live_mode).toBe(false);
    const { offers } = body.data;
    expect(offers.length).toBeGreaterThan(10);
    for (const offer of offers) {
      expect(Number(offer.base_amount) + Number(offer.tax_amount)).toBeCloseTo(Number(offer.total_amount), 2);
      expect(offer.live_mode).toBe(false);
    }
    expect(offers[0]?.slices[0]?.segments[0]?.departing_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/);
  });

  it('returns the same twice', async () => {
    const [one, two] = [await search('CDG', 'JFK'), await search('CDG', 'JFK')];
    const facts = ({ body }: typeof one) =>
      body.data.offers.map((offer) => [offer.total_amount, offer.slices[0]?.comparison_key]);
    expect(facts(one)).toEqual(facts(two));
  });

  it('rejects a wrong field and names it', async () => {
    const { status, body } = await search('CAI', 'CAI');
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({
      type: 'validation_error',
      source: { field: 'destination', pointer: '/slices/0/destination' },
    });
    expect(body.meta).toMatchObject({ status: 422, request_id: expect.any(String) });
  });

  it('includes only airlines that answer in time, and omits the others', async () => {
    const airlines = async () => {
      const { body } = await supplier.call<OfferRequest>('/air/offer_requests?supplier_timeout=2000', {
        data: {
          slices: [{ origin: 'CMN', destination: 'CDG', departure_date: soon }],
          passengers: [{ type: 'adult' }],
        },
      });
      return new Set(body.data.offers.map(({ owner }) => owner.iata_code));
    };
    expect(await airlines()).toContain('AT');
    // Royal Air Maroc takes 1,500 ms, the training airline 50 ms.
    await supplier.turn({ pace: 1.4 });
    const from = performance.now();
    const heard = await airlines();
    expect(performance.now() - from).toBeGreaterThan(1950);
    expect(heard).not.toContain('AT');
    expect(heard).toContain('ZZ');
    await supplier.call('/_training/knobs', { method: 'DELETE' });
  });

  it('supports corporate codes, times of day, and unknown conditions', async () => {
    const code = { corporate_code: 'NILE', tracking_reference: 'TD' };
    const { body } = await search('CAI', 'LHR', { private_fares: { ZZ: [code] } });
    const own = body.data.offers.filter(({ owner }) => owner.iata_code === 'ZZ');
    expect(own[0]!.private_fares).toEqual([{ type: 'corporate', ...code }]);
    const usual = (await search('CAI', 'LHR')).body.data.offers.find(
      (offer) =>
        offer.slices[0]!.comparison_key === own[0]!.slices[0]!.comparison_key &&
        offer.owner.iata_code === 'ZZ',
    )!;
    expect(Number(own[0]!.base_amount)).toBeLessThan(Number(usual.base_amount));

    const early = {
      origin: 'CAI',
      destination: 'LHR',
      departure_date: soon,
      departure_time: { from: '00:00', to: '11:59' },
    };
    const morning = await search('CAI', 'LHR', { slices: [early] });
    const times = morning.body.data.offers.map((offer) =>
      offer.slices[0]!.segments[0]!.departing_at.slice(11, 13),
    );
    expect(times.length).toBeGreaterThan(0);
    expect(times.every((hour) => Number(hour) < 12)).toBe(true);

    const silent = [];
    for (const destination of ['CAI', 'DXB', 'IST', 'BOM', 'LHR']) {
      const found = (await search('KWI', destination)).body.data.offers;
      silent.push(...found.filter(({ owner }) => owner.iata_code === 'KU'));
    }
    const [unknown] = silent;
    expect(unknown!.conditions).toEqual({ change_before_departure: null, refund_before_departure: null });
  });

  it('groups by flights and brands on request', async () => {
    const { body } = await supplier.call<OfferRequestItinerariesView>(
      '/air/offer_requests?view=itineraries',
      {
        data: {
          slices: [{ origin: 'CAI', destination: 'LHR', departure_date: soon }],
          passengers: [{ type: 'adult' }],
        },
      },
    );
    const brands = body.data.slices[0]!.itineraries.map((itinerary) => itinerary.brands.length);
    expect(Math.max(...brands)).toBeGreaterThan(1);
    expect(body.data).not.toHaveProperty('offers');
  });

  it.each([
    [
      'yesterday',
      { slices: [{ origin: 'CAI', destination: 'LHR', departure_date: addDays(soon, -61) }] },
      '/slices/0/departure_date',
    ],
    [
      'a date in two years',
      { slices: [{ origin: 'CAI', destination: 'LHR', departure_date: addDays(soon, 700) }] },
      '/slices/0/departure_date',
    ],
    ['more infants than adults', { passengers: [{ type: 'adult' }, { age: 0 }, { age: 1 }] }, '/passengers'],
    [
      'an infant without an adult of 18',
      { passengers: [{ type: 'adult' }, { age: 16 }, { age: 0 }, { age: 1 }] },
      '/passengers',
    ],
    ['ten passengers', { passengers: Array.from({ length: 10 }, () => ({ type: 'adult' })) }, '/passengers'],
    ['type and age together', { passengers: [{ type: 'adult', age: 30 }] }, '/passengers/0/age'],
    [
      'an unknown place',
      { slices: [{ origin: 'QQQ', destination: 'LHR', departure_date: soon }] },
      '/slices/0/origin',
    ],
    ['an unknown cabin', { cabin_class: 'sofa' }, '/cabin_class'],
  ])('rejects %s', async (_what, more, pointer) => {
    const { status, body } = await search('CAI', 'LHR', more);
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({ type: 'validation_error', source: { pointer } });
  });

  it("has as many offers as the knob requests, in the knob's currency", async () => {
    const { body } = await supplier.call<OfferRequest>('/air/offer_requests', {
      character: 'thousand',
      data: {
        slices: [{ origin: 'CAI', destination: 'LHR', departure_date: soon }],
        passengers: [{ type: 'adult' }],
      },
    });
    expect(body.data.offers).toHaveLength(1000);
    expect(new Set(body.data.offers.map(({ id }) => id)).size).toBe(1000);
    const foreign = await supplier.call<OfferRequest>('/air/offer_requests', {
      character: 'foreign',
      data: {
        slices: [{ origin: 'CAI', destination: 'LHR', departure_date: soon }],
        passengers: [{ type: 'adult' }],
      },
    });
    expect(foreign.body.data.offers[0]).toMatchObject({ total_currency: 'KWD' });
    expect(foreign.body.data.offers[0]!.total_amount).toMatch(/^\d+\.\d{3}$/);
  });
});
