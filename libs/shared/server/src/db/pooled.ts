import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Pool, QueryResultRow } from 'pg';
import { GuardedPostgresDialect } from './dialects';
import { assertOutsideTransaction, GuardedKysely } from './guard';
import type { StatementNames } from './prepared';

type Options = Parameters<GuardedKysely['executeQuery']>[1];

/**
 * Kysely on a PostgreSQL pool. Compiled SELECT queries go straight to the pool, because Kysely's own way costs as much as a short
 * statement.
 */
export class PooledKysely extends GuardedKysely {
  constructor(
    private readonly pool: Pool,
    private readonly names: StatementNames,
  ) {
    super({ dialect: new GuardedPostgresDialect(pool) });
  }

  override async executeQuery<Row>(
    query: CompiledQuery<Row> | Compilable<Row>,
    options?: Options,
  ): Promise<QueryResult<Row>> {
    const reads = 'sql' in query && query.query.kind === 'SelectQueryNode';
    if (options || !reads) return super.executeQuery(query, options);
    assertOutsideTransaction();
    const { rows } = await this.pool.query<Row & QueryResultRow>(
      this.names.queryOf(query.sql, query.parameters),
    );
    return { rows };
  }
}
