import type { ColumnType } from 'kysely';

/** jsonb: written as JSON text, read as a parsed value. */
type Json = ColumnType<unknown, string | null, never>;

export interface AuditEntriesTable {
  id: string;
  chain: number;
  seq: number;
  at: Date;
  user_id: string | null;
  user_name: string | null;
  company_id: string | null;
  token_id: string | null;
  entity: string;
  entity_id: string;
  action: string;
  before: Json;
  after: Json;
  address: string | null;
  request_id: string | null;
  /** The companies that the entry was about when it was written, the latest last; null means the platform. */
  about: (string | null)[];
  /** The format of the hash (docs/adr/0044). */
  hash_version: number;
  prev_hash: string;
  hash: string;
}

export interface AuditHeadsTable {
  chain: number;
  seq: number;
  hash: string;
}

declare module '../database' {
  interface Database {
    audit_entries: AuditEntriesTable;
    audit_heads: AuditHeadsTable;
  }
}
