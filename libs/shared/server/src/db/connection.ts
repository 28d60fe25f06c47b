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
  /** Whether the database takes changes at this moment; rejects when it cannot be reached. */
  isWritable(): Promise<boolean>;
  /** Runs `work` while no other process on this database is inside `alone`; `work` may use the connection freely. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The same for one database wherever it is asked from, and another for a copy of it as far as that can be seen. */
  identity(): Promise<string>;
  close(): Promise<void>;
}
