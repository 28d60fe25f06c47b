import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type KyselyConfig, type TransactionBuilder } from 'kysely';
import type { Database } from '../database';

const running = new AsyncLocalStorage<{ open: boolean }>();

/** The outer connection was used where a transaction was open: the query would not be part of it. */
class OuterConnectionError extends Error {
  override readonly name = 'OuterConnectionError';

  constructor() {
    super('The outer connection was used inside a transaction: pass the transaction on.');
  }
}

/**
 * Throws when called inside an open transaction. On PGlite, which has one connection, such a query would wait
 * for ever; on PostgreSQL it would read and write beside the transaction, and starve the pool under load.
 */
export function assertOutsideTransaction(): void {
  if (running.getStore()?.open) throw new OuterConnectionError();
}

/** Kysely whose transactions are known to `assertOutsideTransaction` while they run. */
export class GuardedKysely extends Kysely<Database> {
  constructor(config: KyselyConfig) {
    super(config);
  }

  override transaction(): TransactionBuilder<Database> {
    return guarded(super.transaction());
  }
}

function guarded(builder: TransactionBuilder<Database>): TransactionBuilder<Database> {
  const execute = builder.execute.bind(builder);
  const setIsolationLevel = builder.setIsolationLevel.bind(builder);
  const setAccessMode = builder.setAccessMode.bind(builder);
  return Object.assign(builder, {
    execute: (callback: Parameters<typeof execute>[0]) =>
      execute(async (tx) => {
        // What the transaction leaves running is outside it once it has ended.
        const state = { open: true };
        try {
          return await running.run(state, () => callback(tx));
        } finally {
          state.open = false;
        }
      }),
    setIsolationLevel: (level: Parameters<typeof setIsolationLevel>[0]) => guarded(setIsolationLevel(level)),
    setAccessMode: (mode: Parameters<typeof setAccessMode>[0]) => guarded(setAccessMode(mode)),
  });
}
