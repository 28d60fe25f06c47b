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
 * queue can never move, so the queue is the driver's here, and the guard comes before it. A transaction that is begun on a closed
 * database would never begin, and end the process by a rejection that nobody waits for: it is refused before.
 */
export class GuardedPGliteDialect extends PGliteDialect {
  constructor(
    pglite: PGlite,
    private readonly mutex: Mutex,
    private readonly refuseClosed: () => void,
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
    const begin = driver.beginTransaction.bind(driver);
    let unlock = () => {};
    return Object.assign(driver, {
      acquireConnection: async (): Promise<DatabaseConnection> => {
        assertOutsideTransaction();
        const releaseMutex = await this.mutex.acquire();
        try {
          this.refuseClosed();
          const connection = await acquire();
          unlock = releaseMutex;
          return connection;
        } catch (error) {
          releaseMutex();
          throw error;
        }
      },
      beginTransaction: async (...given: Parameters<Driver['beginTransaction']>): Promise<void> => {
        this.refuseClosed();
        await begin(...given);
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
