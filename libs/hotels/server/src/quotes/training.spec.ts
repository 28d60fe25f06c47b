import { hotelPaths, type PropertyRates, type QuoteField } from '@traveldesk/hotels-contract';
import { startSandboxProgram, startTestApi, type Sandbox } from '@traveldesk/shared-testing/server';
import { inCairo, resultsIn, startHotelsApi, type HotelsApi } from '../testing/hotels-api.fake';

describe('quotes of the training supplier', () => {
  let sandbox: Sandbox;
  let hotels: HotelsApi;
  let rooms: PropertyRates['rooms'];
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    hotels = await startHotelsApi(startTestApi);
    const { id } = await hotels.addSupplier('training', sandbox.url);
    // The test hotels are on an island without a known city.
    const office = { office_latitude: -24.38, office_longitude: -128.32 };
    const company = await hotels.addCompany('Henderson Travel', [id], { currency: 'EUR', ...office });
    await hotels.addRule();
    const query = inCairo({ place: 'office', company_id: company.id, radius: 2 });
    const found = resultsIn((await hotels.search(query)).lines);
    const hotel = found.find(({ property }) => property.name === 'Duffel Test Hotel');
    const path = hotelPaths.propertyRates(hotel!.property.id);
    ({ rooms } = (await hotels.open(path, `${query}&supplier=training`)).body);
  });
  afterAll(async () => {
    await hotels.api.close();
    await sandbox.stop();
  });

  const quote = async (room: string, at = 0) => {
    const rate_id = rooms.find(({ name }) => name === room)?.rates[at]?.id;
    const { status, text } = await hotels.call('POST', hotelPaths.quotes, { rate_id });
    return { status, body: JSON.parse(text) };
  };

  it.each<[string, QuoteField[]]>([
    ['Successful Booking with Balance', []],
    ['Price Rises at Quote', ['total']],
    ['Guarantee', []],
    ['Three Tiers', []],
    ['Unknown Terms', []],
    ['Due in Other Currency', []],
  ])('%s', async (room, changes) => {
    const { status, body } = await quote(room);
    expect([status, body.changes, body.room.name]).toEqual([200, changes, room]);
  });

  it('Gone at Quote', async () => {
    const { status, body } = await quote('Gone at Quote');
    expect([status, body.code]).toEqual([422, 'rate_gone']);
  });

  it('Deposit: one that the quote names, and one that it does not', async () => {
    const [told, untold] = [await quote('Deposit', 0), await quote('Deposit', 1)];
    expect([told.body.changes, told.body.rate.now?.currency]).toEqual([[], 'EUR']);
    expect([untold.body.changes, untold.body.rate.now]).toEqual([[], null]);
  });
});
