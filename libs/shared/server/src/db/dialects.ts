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
 * PGlite with the transaction guard. Kysely would queue for the only connection before the driver could detect a deadlock, so the queue is
 * in the driver, behind the guard. A transaction started on a closed database would never begin and would end the process with an unhandled
 * rejection, so it is refused before.
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

/** PostgreSQL with the transaction guard. */
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
