import { sql } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import '../markups.tables';

/** A place in the order of all that was published, and its instant. */
export interface Revision {
  revision: number;
  at: Date;
}

/**
 * Takes the next revision. Nobody else takes one until the transaction ends, so it is the last lock of those who publish: whoever
 * reads a revision can read all that it and those before it brought. Instants are the database's, in whole milliseconds, and never
 * go back, however far the clocks of the product's machines are apart.
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

/** The newest revision whose transaction has ended. */
export async function newestRevision(db: Db | Tx): Promise<number> {
  const { revision } = await db.selectFrom('markup_state').select('revision').executeTakeFirstOrThrow();
  return Number(revision);
}
