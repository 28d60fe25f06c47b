import type { Db as JobsDatabase } from 'pg-boss';
import type { Db } from '../database';

/** An open database, whichever of the two it is. */
export interface Connection {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** What pg-boss runs its own statements on. */
  jobsDatabase: JobsDatabase;
  /** A pooler in transaction mode is in between: what a session sets or prepares does not stay with it. */
  pooled: boolean;
  /** Whether a statement that was prepared is there when it is used again. Rejects when the database cannot be reached. */
  keepsStatements(): Promise<boolean>;
  /**
   * Whether the database takes changes at this moment, asked by a statement of the kind that calls use. Rejects when it cannot be reached,
   * and when such statements fail.
   */
  isWritable(): Promise<boolean>;
  /** Runs `work` while no other process on this database is inside `alone`; `work` may use the connection freely. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The same for one database wherever it is asked from, and another for a copy of it as far as that can be seen. */
  identity(): Promise<string>;
  close(): Promise<void>;
}
