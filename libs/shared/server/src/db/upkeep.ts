import type { PGlite } from '@electric-sql/pglite';

const checkpointEvery = 60_000;
const vacuumEvery = 15 * 60_000;

/**
 * Runs checkpoints and vacuums. PGlite has no background processes, so nothing else shortens its write-ahead log or reclaims dead rows.
 * Returns the function that stops the timers.
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
