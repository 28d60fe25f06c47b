import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type KyselyConfig, type TransactionBuilder } from 'kysely';
import type { Database } from '../database';

const running = new AsyncLocalStorage<{ open: boolean }>();

/** The outer connection was used inside a transaction, where the query would not be part of it. */
class OuterConnectionError extends Error {
  override readonly name = 'OuterConnectionError';

  constructor() {
    super('The outer connection was used inside a transaction: pass the transaction on.');
  }
}

/**
 * Throws if called inside an open transaction. On PGlite, which has one connection, such a query would wait forever; on PostgreSQL it would
 * run outside the transaction and exhaust the pool under load.
 */
export function assertOutsideTransaction(): void {
  if (running.getStore()?.open) throw new OuterConnectionError();
}

/** Kysely whose running transactions `assertOutsideTransaction` knows. */
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
        // Work that a transaction leaves running counts as outside once the transaction has ended.
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
