import type { PGlite } from '@electric-sql/pglite';
import {
  PGliteDialect,
  PostgresAdapter,
  PostgresDialect,
  type DatabaseConnection,
  type Driver,
} from 'kysely';
import type { Pool } from 'pg';
import { assertOutsideTransaction } from './guard';
import type { Mutex } from './mutex';

/**
 * PGlite behind the guard. Kysely would queue for the one connection before the driver could say that the
 * queue can never move, so the queue is the driver's here, and the guard comes before it.
 */
export class GuardedPGliteDialect extends PGliteDialect {
  constructor(
    pglite: PGlite,
    private readonly mutex: Mutex,
  ) {
    super({ pglite });
  }

  override createAdapter() {
    return new PostgresAdapter();
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    const release = driver.releaseConnection.bind(driver);
    let unlock = () => {};
    return Object.assign(driver, {
      acquireConnection: async (): Promise<DatabaseConnection> => {
        assertOutsideTransaction();
        const releaseMutex = await this.mutex.acquire();
        try {
          const connection = await acquire();
          unlock = releaseMutex;
          return connection;
        } catch (error) {
          releaseMutex();
          throw error;
        }
      },
      releaseConnection: async (connection: DatabaseConnection): Promise<void> => {
        await release(connection);
        unlock();
      },
    });
  }
}

/** PostgreSQL behind the guard. */
export class GuardedPostgresDialect extends PostgresDialect {
  constructor(pool: Pool) {
    super({ pool });
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    return Object.assign(driver, {
      acquireConnection: async () => {
        assertOutsideTransaction();
        return acquire();
      },
    });
  }
}
