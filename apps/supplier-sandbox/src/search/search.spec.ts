import type { OfferRequest } from '@duffel/api/types';
import { addDays } from '../world/zones';
import { startTestSupplier, type TestSupplier } from '../testing/supplier';

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

  it('answers with offers that add up, in local times, and never live', async () => {
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

  it('is answered the same twice', async () => {
    const [one, two] = [await search('CDG', 'JFK'), await search('CDG', 'JFK')];
    const facts = ({ body }: typeof one) =>
      body.data.offers.map((offer) => [offer.total_amount, offer.slices[0]?.comparison_key]);
    expect(facts(one)).toEqual(facts(two));
  });

  it('refuses with the field that is wrong', async () => {
    const { status, body } = await search('CAI', 'CAI');
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({
      type: 'validation_error',
      source: { field: 'destination', pointer: '/slices/0/destination' },
    });
    expect(body.meta).toMatchObject({ status: 422, request_id: expect.any(String) });
  });
});
