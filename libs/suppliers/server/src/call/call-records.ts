import type { Db, Kernel } from '@traveldesk/shared-server';
import { insertCall } from './supplier-calls.sql';
import type { SupplierCallsTable } from './supplier-calls.table';

/** Stores the records of calls in the background, so that no answer waits for its record. */
export interface CallRecords {
  add(call: SupplierCallsTable): void;
  /** Waits for the records under way: searches are counted by them. */
  stored(): Promise<unknown>;
}

export function createCallRecords(db: Db, log: Kernel['log']): CallRecords {
  const underWay = new Set<Promise<void>>();
  return {
    add: (call) => {
      const stored = insertCall(db, call)
        .catch((error: unknown) => log.warn({ err: error }, 'a supplier call could not be recorded'))
        .finally(() => underWay.delete(stored));
      underWay.add(stored);
    },
    stored: () => Promise.all(underWay),
  };
}
