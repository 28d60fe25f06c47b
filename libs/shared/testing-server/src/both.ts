import { startTestApi, type TestApi, type TestApiOptions } from './api';

type MakeApi = (options: Omit<TestApiOptions, 'database'>) => Promise<TestApi>;

/**
 * Runs a suite on PGlite and on PostgreSQL: PGlite has one connection and so hides every race. APIs made by
 * `makeApi` are closed after the suite.
 */
export function describeOnBoth(
  name: string,
  suite: (makeApi: MakeApi, database: 'pglite' | 'postgres') => void,
): void {
  describe.each(['pglite', 'postgres'] as const)(`${name} on %s`, (database) => {
    const apis: TestApi[] = [];
    afterAll(async () => {
      for (const api of apis) await api.close();
    });
    suite(async (options) => {
      const api = await startTestApi({ ...options, database });
      apis.push(api);
      return api;
    }, database);
  });
}
