import { toolsOf, type ServerModule } from '@traveldesk/shared-server';
import { startTestApi } from '@traveldesk/shared-testing/server';
import { breakerFailures } from '@traveldesk/suppliers-server';
import type { FlightTools } from './flights.tools';
import { startFakeDuffel } from './testing/duffel-server.fake';
import { endsIn, oneway, startFlightsApi, type FlightsApi } from './testing/flights-api.fake';

/** Starts the API with flights, and records the tools that its jobs and routes get. */
async function startWatched(): Promise<FlightsApi & { found: Record<'jobs' | 'routes', FlightTools> }> {
  const found: Partial<Record<'jobs' | 'routes', FlightTools>> = {};
  const onlooker: ServerModule = {
    name: 'onlooker',
    migrations: {},
    texts: { en: {}, fr: {}, ar: {} },
    jobs: async (kernel) => void (found.jobs = toolsOf(kernel, 'flights')),
    routes: (_app, kernel) => void (found.routes = toolsOf(kernel, 'flights')),
  };
  const flights = await startFlightsApi((options) =>
    startTestApi({ ...options, modules: [onlooker, ...options.modules] }),
  );
  return { ...flights, found: found as Record<'jobs' | 'routes', FlightTools> };
}

describe('the tools of a process', () => {
  let one: Awaited<ReturnType<typeof startWatched>>;
  let other: typeof one;
  beforeAll(async () => {
    one = await startWatched();
    other = await startWatched();
  });
  afterAll(async () => {
    await one.api.close();
    await other.api.close();
  });

  it('are the same for the routes and the jobs of a kernel', () => {
    expect(one.found.jobs).toBe(one.found.routes);
  });

  it('share a breaker between jobs and searches, but not with another kernel', async () => {
    const supplier = await startFakeDuffel({ id: 'off_1', total: '199.90' });
    try {
      const { id } = await one.addSupplier('ill', supplier.url);
      const { breaker } = one.found.jobs.gateOf(id, 'search');
      for (let time = 0; time < breakerFailures; time += 1) breaker.admit()?.('ill');
      expect(endsIn((await one.search(oneway())).lines)).toMatchObject([{ reason: 'paused' }]);
      expect(supplier.calls).toHaveLength(0);
      expect(other.found.jobs.gateOf(id, 'search').breaker.admit()).not.toBeNull();
    } finally {
      await supplier.close();
    }
  });

  it.each(['secrets', 'gateOf', 'names', 'zones', 'running'] as const)(
    'are separate for two kernels: %s',
    (part) => {
      expect(one.found.routes[part]).not.toBe(other.found.routes[part]);
    },
  );

  it('are found by module name, and missing for an unregistered module', async () => {
    const bare = await startTestApi({ modules: [] });
    expect(() => toolsOf(bare.kernel, 'flights')).toThrow('The module flights is not registered.');
    await bare.close();
  });
});
