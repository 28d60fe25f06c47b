import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database';
import type { Connection } from '../db/connection';

declare module '../database' {
  interface Database {
    presence: { one: boolean; identity: string; seen_at: Date; parked_before: Date | null };
  }
}

/** Milliseconds between two records of a process's presence. */
const beatEvery = 60_000;
/** Without presence for this long, either the database was down together with its processes, or it is a copy of an earlier state. */
const absentFor = sql.lit('10 minutes');

/**
 * Detects that this database may be a restored copy: it has another identity than the last one in use, or nobody was present for a while,
 * as in a backup. Waiting jobs with external effects may then have been done already (docs/adr/0051). Returns the time before which that
 * applies, until `forget` clears it. Called inside `withExclusiveLock`.
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

/** Records the presence of this process regularly; the returned function stops it and records it a last time. */
export function keepPresence(db: Db, log: FastifyBaseLogger): () => Promise<void> {
  const note = () =>
    db
      .updateTable('presence')
      .set({ seen_at: sql<Date>`now()` })
      .execute()
      .then(
        () => {},
        (error: unknown) => log.warn({ err: error }, 'the presence could not be recorded'),
      );
  const timer = setInterval(() => void note(), beatEvery).unref();
  return () => {
    clearInterval(timer);
    return note();
  };
}
