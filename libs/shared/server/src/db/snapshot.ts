import type { Db, Tx } from '../database';

/**
 * Reads with several statements from one snapshot of the database, whatever is committed meanwhile. Inside a transaction it uses that
 * transaction, and the caller's locks must guarantee consistency.
 */
export function snapshot<Result>(db: Db | Tx, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return read(db as Tx);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
