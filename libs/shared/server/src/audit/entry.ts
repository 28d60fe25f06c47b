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

/** The companies an entry is about, the newest last; null stands for the platform itself. */
export type About = readonly (string | null)[];

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
  /** The companies it is about, as they were when it was written. */
  about: About;
  /** What its hash covers: since 2 `about` too, and the version itself. */
  hash_version: number;
}

/** The version that new entries are written in. */
export const hashVersion = 2;

/** The hash of an entry, which covers the one before it: none can be changed, taken out or put in unseen. */
export function hashOf(previous: string, entry: AuditEntry): string {
  const { id, chain, seq, at, before, after, about, hash_version: version, ...rest } = entry;
  const covered = [previous, id, chain, seq, at.toISOString(), fieldsOf(rest), before, after];
  const text = canonicalJson(version < 2 ? covered : [...covered, version, about]);
  return createHash('sha256').update(text).digest('hex');
}

type Apart = 'id' | 'chain' | 'seq' | 'at' | 'before' | 'after' | 'about' | 'hash_version';

function fieldsOf(rest: Omit<AuditEntry, Apart>): unknown[] {
  const { user_id, user_name, company_id, token_id, entity, entity_id, action, address, request_id } = rest;
  return [user_id, user_name, company_id, token_id, entity, entity_id, action, address, request_id];
}
