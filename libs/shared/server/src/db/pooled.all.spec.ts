import { setFlagsFromString, getHeapSpaceStatistics } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';

/** Measures the heap of its own process, so it needs a process of its own: `npm test` shares processes among hundreds of files. */
describe('reads from a PostgreSQL pool', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [], database: 'postgres' });
  });
  afterAll(() => api.close());

  it.each(['compiled', 'built'] as const)(
    'leave nothing for a small garbage collection (%s)',
    async (way) => {
      const { db } = api.kernel;
      const { collect, used } = memory();
      const query = db
        .selectFrom(
          sql<{ text: string }>`(select repeat('x', 1000) || n as text from generate_series(1, 50) n)`.as(
            't',
          ),
        )
        .select('text');
      const made = query.compile();
      const ask = async (times: number) => {
        for (let time = 0; time < times; time += 1) {
          await (way === 'compiled' ? db.executeQuery(made) : query.execute());
        }
      };
      await ask(20);
      const bound = 400_000;
      const kept: number[] = [];
      for (let round = 0; round < 60 && !(Math.min(...kept) < bound); round += 1) {
        collect('major');
        const before = used();
        await ask(20);
        collect('minor');
        kept.push(used() - before);
      }
      // One round reads 1 MB; a major collection in progress keeps new objects, so one clean round of many is enough.
      expect(Math.min(...kept)).toBeLessThan(bound);
    },
  );
});

function memory() {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;
  const spaces = ['new_space', 'old_space'];
  return {
    collect: (type: 'minor' | 'major') => {
      gc({ type });
      gc({ type });
    },
    used: () =>
      getHeapSpaceStatistics()
        .filter(({ space_name: name }) => spaces.includes(name))
        .reduce((sum, { space_used_size: size }) => sum + size, 0),
  };
}
