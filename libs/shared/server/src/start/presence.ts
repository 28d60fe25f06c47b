import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database';
import type { Connection } from '../db/connection';

declare module '../database' {
  interface Database {
    presence: { one: boolean; identity: string; seen_at: Date; parked_before: Date | null };
  }
}

/** How often each process notes that somebody is at work on this database. */
const beatEvery = 60_000;
/** Nobody has been at work for so long: the database was down with its processes, or it is a copy of an earlier state. */
const absentFor = sql.lit('10 minutes');

/**
 * Whether this database may be a restored copy: it is elsewhere than the one that was last worked on, or nobody was at work
 * for a while, as a backup shows it too. What then waits to be done outside may long have been done (docs/adr/0051). Answers the
 * moment before which that holds, until `forget` puts an end to it. Called inside `alone`.
 */
export async function noticeRestore(
  connection: Connection,
  { forget = false }: { forget?: boolean } = {},
): Promise<Date | null> {
  const identity = await connection.identity();
  const { rows } = await sql<{ parked_before: Date | null }>`
    insert into presence as known (identity, seen_at, parked_before)
    values (${identity}, now(), ${forget ? sql`null` : sql`now() - interval ${absentFor}`})
    on conflict (one) do update set
      identity = excluded.identity,
      seen_at = now(),
      parked_before = case
        when ${forget} then null
        when known.identity <> excluded.identity or known.seen_at < now() - interval ${absentFor} then now()
        else known.parked_before
      end
    returning parked_before`.execute(connection.db);
  return rows[0]?.parked_before ?? null;
}

/** Notes now and then that somebody is at work; the answer ends it, with a last note. */
export function keepPresence(db: Db, log: FastifyBaseLogger): () => Promise<void> {
  const note = () =>
    db
      .updateTable('presence')
      .set({ seen_at: sql<Date>`now()` })
      .execute()
      .then(
        () => {},
        (error: unknown) => log.warn({ err: error }, 'the presence could not be noted'),
      );
  const timer = setInterval(() => void note(), beatEvery).unref();
  return () => {
    clearInterval(timer);
    return note();
  };
}
