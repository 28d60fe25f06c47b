import { sql } from 'kysely';
import type { Database } from '../database';
import type { Kernel } from '../modules/module';
import { SecretError, type Secrets } from './secrets';

/** A column of encrypted secrets. */
export interface SealedColumn {
  table: keyof Database;
  column: string;
  /** The columns that identify a row. */
  key: readonly string[];
  /** Returns the encryption context of a row's secret from the values of `key`. */
  context: (key: Record<string, string>) => string;
}

export interface ResealResult {
  /** Rows now encrypted with the newest key. */
  resealed: number;
  /** Rows whose key SECRET_KEY no longer contains: their secret must be entered again. */
  lost: number;
}

/**
 * Re-encrypts all secrets of a column with the newest key of SECRET_KEY (docs/operations.md). It can be interrupted and repeated, also by
 * two processes at once: a row is replaced only if it has not changed since it was read.
 */
export async function resealColumn(
  { db, log }: Pick<Kernel, 'db' | 'log'>,
  secrets: Secrets,
  { table, column, key, context }: SealedColumn,
): Promise<ResealResult> {
  const [from, sealed] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<Record<string, string> & { sealed: string }>`
    select ${sql.join(key.map((name) => sql.ref(name)))}, ${sealed} as sealed from ${from}
    where not ${sealed} ^@ ${secrets.currentPrefix}`.execute(db);
  const result: ResealResult = { resealed: 0, lost: 0 };
  for (const { sealed: old, ...id } of rows) {
    try {
      const fresh = secrets.reseal(old, context(id));
      const row = sql.join(
        key.map((name) => sql`${sql.ref(name)} = ${id[name]}`),
        sql` and `,
      );
      await sql`update ${from} set ${sealed} = ${fresh} where ${row} and ${sealed} = ${old}`.execute(db);
      result.resealed += 1;
    } catch (error) {
      if (!(error instanceof SecretError)) throw error;
      log.error({ err: error, table, ...id }, 'a stored secret cannot be read');
      result.lost += 1;
    }
  }
  if (rows.length > 0) log.info({ table, ...result }, 'stored secrets put under the newest key');
  return result;
}
