import { hotelPaths, type PropertyRates } from '@traveldesk/hotels-contract';
import { priceExplanationSchema } from '@traveldesk/markups-contract';
import { toolsOf, type Actor } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { inCairo, resultsIn, someDay, startHotelsApi, type HotelsApi } from '../testing/hotels-api.fake';
import { startFakeStays, type FakeStays } from '../testing/stays-server.fake';
import { keptRateFor } from './kept-rate-for';

describeOnDatabase('a fetched rate', (makeApi) => {
  let hotels: HotelsApi;
  let stays: FakeStays;
  let supplierId: string;
  let company: { id: string };
  let agent: HotelsApi['staff'];
  let query: string;
  let rates: PropertyRates;
  beforeAll(async () => {
    hotels = await startHotelsApi(makeApi);
    stays = await startFakeStays({
      id: 'nile',
      rate: { conditions: [{ title: 'Pets', description: 'None.' }] },
    });
    ({ id: supplierId } = await hotels.addSupplier('good', stays.url));
    company = await hotels.addCompany('Nile Travel', [supplierId]);
    agent = await hotels.signIn({ type: 'company', companyId: company.id });
    await hotels.addRule();
    query = inCairo();
    const [result] = resultsIn((await hotels.search(query, agent)).lines);
    const path = hotelPaths.propertyRates(result!.property.id);
    ({ body: rates } = await hotels.open(path, `${query}&supplier=good`, agent));
  });
  afterAll(() => stays.close());

  const rateId = () => rates.rooms[0]!.rates[0]!.id;
  const explained = async (id: string, headers = hotels.staff) => {
    const { status, body } = await hotels.open(hotelPaths.rateExplanation(id), '', headers);
    return { status, body };
  };

  it('is explained by its rules, and net and lines add up to the price', async () => {
    const { status, body } = await explained(rateId());
    expect([status, priceExplanationSchema.parse(body)]).toEqual([200, body]);
    expect(body).toMatchObject({
      product: 'hotel',
      company: { name: 'Nile Travel' },
      supplier: { id: supplierId },
      currency: 'EGP',
      supplier_price: {
        total: { amount: '300.00', currency: 'EUR' },
        base: { amount: '250.00' },
        tax: { amount: '50.00' },
      },
      net: { amount: '15000.00', currency: 'EGP' },
      lines: [{ name: 'Ten per cent', amount: { amount: '1500.00' } }],
      total: rates.rooms[0]!.rates[0]!.price.total,
    });
  });

  it('keeps its explanation when rules change', async () => {
    const before = await explained(rateId());
    const { id } = await hotels.addRule({ name: 'Breakfast', percent: '15', boards: ['breakfast'] });
    expect(await explained(rateId())).toEqual(before);
    await hotels.end(id);
  });

  it('is explained only to staff who work on prices: a 401, a 403, a 404', async () => {
    const url = `/api/v1${hotelPaths.rateExplanation(rateId())}`;
    expect((await hotels.api.inject({ url })).statusCode).toBe(401);
    const permissions = ['hotels_search', 'show_markups'];
    for (const options of [
      { permissions: ['hotels_search'] },
      { permissions, type: 'company', companyId: company.id },
      { permissions, type: 'company', companyId: company.id, apiToken: true },
    ] as const) {
      expect((await explained(rateId(), await hotels.api.signIn(options))).status).toBe(403);
    }
    expect((await explained(`${rateId().slice(0, -1)}f`)).status).toBe(404);
  });

  it('is found for its quote with all the supplier’s data', async () => {
    const tools = toolsOf(hotels.api.kernel, 'hotels');
    const readBy = (actor: Partial<Actor>) => {
      const permissions = new Set(['hotels_search']);
      const reader = { userId: supplierId, type: 'company', companyId: company.id, permissions, ...actor };
      return keptRateFor(tools, { actor: reader as Actor, language: 'fr' }, rateId());
    };
    const found = await readBy({});
    expect(found).toMatchObject({
      room: { name: 'Double' },
      property: { name: 'Nile Palace nile', stars: 4 },
      search: {
        criteria: { place: 'city.CAI', check_in: someDay(), check_out: someDay(3), company_id: null },
        place: { name: 'Le Caire' },
        company: { id: company.id, name: 'Nile Travel' },
        currency: 'EGP',
      },
      supplier: { id: supplierId, key: 'good' },
      kept: {
        rate: rates.rooms[0]!.rates[0],
        ref: 'rat_1',
        net: { amount: '15000.00', currency: 'EGP' },
        timeline: [{ refund: { amount: '300.00', currency: 'EUR' }, before: '2099-03-09T14:00:00.000Z' }],
      },
    });
    expect(found!.kept.rate).not.toHaveProperty('note');
    expect(await readBy({ companyId: supplierId })).toBeUndefined();
    expect(await readBy({ type: 'staff', companyId: null })).toMatchObject({
      search: { criteria: { company_id: company.id } },
    });
  });
});
