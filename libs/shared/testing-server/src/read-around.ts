import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { systemChange, type Db, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';

/** Waits until a session of this database waits for a lock. */
export async function untilLockIsAwaited(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    if (rows.length > 0) return;
    await delay(20);
  }
}

/** A read, and a transaction that writes during it. */
interface Around<Result> {
  read: () => Promise<Result>;
  write: (tx: Tx, record: Recorder) => Promise<unknown>;
}

/**
 * Starts the read and commits the write when the read reaches `table`, so that two statements that do not share a snapshot give
 * inconsistent results. Needs PostgreSQL for its second connection.
 */
export async function readAround<Result>(
  kernel: Pick<Kernel, 'db' | 'companiesOf'>,
  table: string,
  { read, write }: Around<Result>,
): Promise<Result> {
  const [locked, awaited] = [gate(), gate()];
  const written = systemChange(kernel, async (tx, record) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
    locked.open();
    await awaited.opened;
    await write(tx, record);
  });
  await Promise.race([locked.opened, written]);
  const reading = read();
  await untilLockIsAwaited(kernel.db);
  awaited.open();
  await written;
  return reading;
}

function gate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}
