import type { PGlite } from '@electric-sql/pglite';

const checkpointEvery = 60_000;
const vacuumEvery = 15 * 60_000;

/**
 * PGlite has none of PostgreSQL's background processes: nothing shortens its write-ahead log or reclaims dead
 * rows unless it is told to. Answers the function that stops the timers.
 */
export function startUpkeep(pglite: PGlite, onError: (error: unknown) => void = () => {}): () => void {
  const run = (statement: string) => () => {
    if (!pglite.closed) void pglite.query(statement).catch(onError);
  };
  const timers = [
    setInterval(run('CHECKPOINT'), checkpointEvery),
    setInterval(run('VACUUM (ANALYZE)'), vacuumEvery),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
