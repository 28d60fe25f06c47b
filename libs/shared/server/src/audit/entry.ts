import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical';

/** A module's record of a change; `before` and `after` are the changed record as in the API or in the table. */
export interface AuditRecord {
  /** The kind of record in the singular, such as `country`. */
  entity: string;
  id: string;
  /** `create`, `update`, `delete`, or a verb of the domain. */
  action: string;
  before?: unknown;
  after?: unknown;
}

/** Records a change. The entry is written in the same transaction, just before the commit. */
export type Recorder = (entry: AuditRecord) => void;

/** The companies that an entry is about, the latest last; null means the platform. */
export type About = readonly (string | null)[];

/** The fields of an entry that its hash covers. */
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
  /** The companies that the entry was about when it was written. */
  about: About;
  /** The format of the hash: from 2 on it covers `about` and the version itself. */
  hash_version: number;
}

export const hashVersion = 2;

/**
 * Returns the hash of an entry, which includes the hash of the previous one, so that no entry can be changed, removed or inserted
 * unnoticed.
 */
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
