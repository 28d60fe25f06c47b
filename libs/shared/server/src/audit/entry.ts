import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical';

/** What a module says about a change; `before` and `after` are the record as the wire or the table has it. */
export interface AuditRecord {
  /** The kind of record in the singular, as `country`. */
  entity: string;
  id: string;
  /** `create`, `update`, `delete`, or a verb of the domain's own. */
  action: string;
  before?: unknown;
  after?: unknown;
}

/** Notes a change; it is written in the change's transaction, just before it commits. */
export type Recorder = (entry: AuditRecord) => void;

/** Everything of an entry that its hash covers. */
export interface AuditEntry {
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
  before: unknown;
  after: unknown;
  address: string | null;
  request_id: string | null;
}

/** The hash of an entry, which covers the one before it: none can be changed, taken out or put in unseen. */
export function hashOf(previous: string, entry: AuditEntry): string {
  const { id, chain, seq, at, before, after, ...rest } = entry;
  const text = canonicalJson([previous, id, chain, seq, at.toISOString(), fieldsOf(rest), before, after]);
  return createHash('sha256').update(text).digest('hex');
}

function fieldsOf(rest: Omit<AuditEntry, 'id' | 'chain' | 'seq' | 'at' | 'before' | 'after'>): unknown[] {
  const { user_id, user_name, company_id, token_id, entity, entity_id, action, address, request_id } = rest;
  return [user_id, user_name, company_id, token_id, entity, entity_id, action, address, request_id];
}
