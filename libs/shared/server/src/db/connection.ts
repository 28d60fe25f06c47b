import type { Db as JobsDatabase } from 'pg-boss';
import type { Db } from '../database';

/** An open database, whichever of the two it is. */
export interface Connection {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** What pg-boss runs its own statements on. */
  jobsDatabase: JobsDatabase;
  /** Answers when the database does; rejects when it cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
