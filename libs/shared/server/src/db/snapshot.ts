import type { Db, Tx } from '../database';

/**
 * Reads by several statements what is one truth, as a state and what is being done with it: all of them see the database as it was at one
 * moment, whatever is committed meanwhile. Inside a transaction, which is handed on, the caller's own locks have to hold that.
 */
export function snapshot<Result>(db: Db | Tx, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return read(db as Tx);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
