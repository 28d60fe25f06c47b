import type { Generated } from 'kysely';
import type { SingleNameRule, SupplierStatus, SupplierTestOutcome } from '@traveldesk/suppliers-contract';

/**
 * A row of `suppliers`. `credentials` are sealed and never leave the server; `credentials_last4` and `credentials_set_at` are set and
 * cleared with them. `test_*` describe the latest connection test. `sort_name` is the folded name; the database generates `search` from it
 * and the key.
 */
export interface SuppliersTable {
  id: string;
  name: string;
  sort_name: string;
  key: string;
  search: Generated<string>;
  /** Search text (ADR 109). */
  compact: Generated<string | null>;
  module_id: string;
  protocol: string;
  base_url: string;
  credentials: string | null;
  credentials_last4: string | null;
  credentials_set_at: Date | null;
  currency: string;
  timeout_ms: number;
  concurrency: number;
  lap_infants_count: Generated<boolean>;
  single_name: Generated<SingleNameRule>;
  status: SupplierStatus;
  tested_at: Date | null;
  test_outcome: SupplierTestOutcome | null;
  test_http_status: number | null;
  test_duration_ms: number | null;
  /** Number of changes of protocol or base URL, counted by the database. */
  moves: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    suppliers: SuppliersTable;
  }
}
