import type { Kernel } from '../modules/module';
import { newId } from '../ids';
import { createRun, type Run } from './run';
import type { RunningSearches } from './running';

interface Starting<Event, Running extends { run: Run<Event> }> {
  running: RunningSearches<Running>;
  /** Equal for equal searches. */
  key: string;
  startedAt: Date;
  /** Until the search stops waiting for suppliers; null if it asks none. */
  deadlineMs: number | null;
  log: Kernel['log'];
  /** Returns the entry of the running searches. */
  entry(run: Run<Event>): Running;
}

/** Starts a search, which then runs by itself while somebody reads it. An error of `work` is logged and cuts off its readers. */
export function startRun<Event, Running extends { run: Run<Event> }>(
  { running, key, startedAt, deadlineMs, log, entry }: Starting<Event, Running>,
  work: (run: Run<Event>) => Promise<void>,
): Run<Event> {
  const run: Run<Event> = createRun(newId(), startedAt, () => running.remove(run));
  running.add(key, entry(run));
  const deadline = deadlineMs === null ? undefined : setTimeout(run.expire, deadlineMs);
  work(run)
    .then(
      () => run.finish(),
      (error: unknown) => {
        log.error({ err: error, search: run.id }, 'a search failed');
        run.finish(error);
      },
    )
    .finally(() => {
      clearTimeout(deadline);
      running.remove(run);
    });
  return run;
}
