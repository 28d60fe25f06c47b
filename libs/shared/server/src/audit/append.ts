import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tx } from '../database';
import { insertText, send } from '../db/statement';
import { newId } from '../ids';
import { aboutOf, type CompaniesOf } from './about';
import { canonicalJson } from './canonical';
import { hashOf, hashVersion, type About, type AuditEntry, type AuditRecord } from './entry';
import type { AuditEntriesTable, AuditHeadsTable } from './tables';

/** The number of chain heads that the migration has created. */
const chains = 32;

/** The user and the source of a change; the same for all entries of a transaction. */
export interface AuditOrigin {
  userId: string | null;
  userName: string | null;
  companyId: string | null;
  tokenId: string | null;
  address: string | null;
  requestId: string | null;
}

/**
 * Appends entries to one chain. Call it last in the transaction: it locks the chain's head until the commit. Since nothing is locked after
 * it, transactions cannot deadlock on it; a transaction uses only one chain for the same reason (docs/adr/0003).
 */
export async function appendAudit(
  tx: Tx,
  origin: AuditOrigin,
  records: readonly AuditRecord[],
  companiesOf: CompaniesOf,
): Promise<void> {
  if (records.length === 0) return;
  const about = await aboutOf(tx, companiesOf, records);
  const chain = randomInt(chains);
  const [head] = await send<Pick<AuditHeadsTable, 'seq' | 'hash'>>(tx, lockHead, [chain]);
  if (!head) throw new Error(`There is no audit chain ${chain}.`);
  const at = new Date();
  const values: unknown[] = [];
  let { seq, hash } = head;
  for (const record of records) {
    seq += 1;
    const entry = entryOf(origin, record, { chain, seq, at, about: about(record) });
    const previous = hash;
    hash = hashOf(previous, entry);
    const row: Row = {
      ...entry,
      about: [...entry.about],
      before: jsonOf(entry.before),
      after: jsonOf(entry.after),
      prev_hash: previous,
      hash,
    };
    for (const column of columns) values.push(row[column]);
  }
  await send(tx, appendRows(records.length), [...values, seq, hash, chain]);
}

type Row = Insertable<AuditEntriesTable>;

/** In the order in which the values of an entry are sent. */
const columns = [
  'id',
  'chain',
  'seq',
  'at',
  'about',
  'user_id',
  'user_name',
  'company_id',
  'token_id',
  'entity',
  'entity_id',
  'action',
  'before',
  'after',
  'address',
  'request_id',
  'hash_version',
  'prev_hash',
  'hash',
] as const satisfies readonly (keyof Row)[];

const lockHead = `select "seq", "hash" from "audit_heads" where "chain" = $1 for update`;

/** One statement that inserts the entries and updates their chain's head; the values of the rows come first. */
function appendRows(rows: number): string {
  const after = columns.length * rows;
  return `
    with appended as (${insertText('audit_entries', columns, rows)})
    update "audit_heads" set "seq" = $${after + 1}, "hash" = $${after + 2} where "chain" = $${after + 3}`;
}

function entryOf(
  origin: AuditOrigin,
  record: AuditRecord,
  place: { chain: number; seq: number; at: Date; about: About },
): AuditEntry {
  return {
    id: newId(),
    ...place,
    user_id: origin.userId,
    user_name: origin.userName,
    company_id: origin.companyId,
    token_id: origin.tokenId,
    entity: record.entity,
    entity_id: record.id,
    action: record.action,
    before: valueOf(record.before),
    after: valueOf(record.after),
    address: origin.address,
    request_id: origin.requestId,
    hash_version: hashVersion,
  };
}

/** Returns the value as the database will return it, so that the hash is the same when it is verified. */
function valueOf(value: unknown): unknown {
  return value === undefined || value === null ? null : (JSON.parse(canonicalJson(value)) as unknown);
}

function jsonOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
