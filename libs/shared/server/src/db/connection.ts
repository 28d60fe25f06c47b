import type { Db as JobsDatabase } from 'pg-boss';
import type { Db } from '../database';

/** An open database of either kind. */
export interface Connection {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** The database interface for pg-boss. */
  jobsDatabase: JobsDatabase;
  /** Whether a pooler in transaction mode is in between, which keeps neither session settings nor prepared statements. */
  pooled: boolean;
  /** Whether prepared statements can be used again. Rejects if the database cannot be reached. */
  keepsStatements(): Promise<boolean>;
  /**
   * Whether the database accepts changes now, tested with a statement of the kind that requests use. Rejects if it cannot be reached or
   * such statements fail.
   */
  isWritable(): Promise<boolean>;
  /** Runs `work` while no other process on this database is inside `withExclusiveLock`; `work` may use the connection freely. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Returns a text that is the same for a database however it is reached, and differs for a copy as far as the copy can be recognized. */
  identity(): Promise<string>;
  close(): Promise<void>;
}
