import { hotelPaths, type NegotiatedRates } from '@traveldesk/hotels-contract';
import { describeOnDatabase, startSandboxProgram, type Sandbox } from '@traveldesk/shared-testing/server';
import { startHotelsApi } from '../testing/hotels-api.fake';
import { loadDemoNegotiated } from './demo-negotiated';

describeOnDatabase('the demo’s negotiated rates', (makeApi) => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
  });
  afterAll(() => sandbox.stop());

  it('are registered at the training supplier once, and stay deleted', async () => {
    const hotels = await startHotelsApi(makeApi);
    const { id: supplier } = await hotels.addSupplier('training-hotels', sandbox.url);
    const { id: company } = await hotels.addCompany('Gulf Horizons Dubai', [supplier]);
    const load = () =>
      loadDemoNegotiated(hotels.api.app as never, {
        signIn: async () => hotels.staff,
        isStopping: () => false,
      });
    const list = async () => {
      const { text } = await hotels.call('GET', hotelPaths.negotiatedRates(company, supplier));
      return (JSON.parse(text) as NegotiatedRates).data;
    };
    const told = async () =>
      (await list())
        .map(({ code, chain, properties, registration: { state } }) => [
          code,
          chain?.name ?? properties?.length,
          state,
        ])
        .sort();
    await load();
    expect(await told()).toEqual([
      ['GHCORP', 'Hilton Worldwide', 'registered'],
      ['GHDXB', 2, 'registered'],
      ['GULF27', 'Accor', 'registered'],
    ]);
    const [{ id = '' } = {}] = await list();
    await hotels.call('DELETE', hotelPaths.negotiatedRate(company, supplier, id));
    await load();
    expect(await list()).toHaveLength(2);
  });
});
