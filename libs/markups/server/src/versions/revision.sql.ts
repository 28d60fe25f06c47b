import { sql } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import '../markups.tables';

/** The number of a publication, and its instant. */
export interface Revision {
  revision: number;
  at: Date;
}

/**
 * Takes the next revision, locking it until the transaction ends. It must be a publisher's last lock: then a reader of a revision sees
 * everything published up to it. Instants come from the database clock in whole milliseconds and never decrease, however far the clocks of
 * the machines differ.
 */
export async function takeRevision(tx: Tx): Promise<Revision> {
  const { revision, at } = await tx
    .updateTable('markup_state')
    .set({
      revision: sql`revision + 1`,
      at: sql`greatest(at, date_trunc('milliseconds', clock_timestamp()))`,
    })
    .returning(['revision', 'at'])
    .executeTakeFirstOrThrow();
  return { revision: Number(revision), at };
}

/** Returns the newest committed revision. */
export async function newestRevision(db: Db | Tx): Promise<number> {
  const { revision } = await db.selectFrom('markup_state').select('revision').executeTakeFirstOrThrow();
  return Number(revision);
}
