import { startTestApi, type TestApi, type TestApiOptions } from './api';
import { isWholeRun } from './hardness';

type MakeApi = (options: Omit<TestApiOptions, 'database'>) => Promise<TestApi>;
type Database = 'pglite' | 'postgres';
type Suite = (makeApi: MakeApi, database: Database) => void;

/**
 * Runs a suite on PostgreSQL, where races show, and in `npm run test:all` on PGlite too. APIs made by `makeApi` are closed after the suite.
 */
export function describeOnDatabase(name: string, suite: Suite): void {
  describeOn(isWholeRun ? ['pglite', 'postgres'] : ['postgres'], name, suite);
}

/** Runs a suite on both databases in every run, for behavior that must be the same on both. */
export function describeOnBoth(name: string, suite: Suite): void {
  describeOn(['pglite', 'postgres'], name, suite);
}

function describeOn(databases: Database[], name: string, suite: Suite): void {
  describe.each(databases)(`${name} on %s`, (database) => {
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
