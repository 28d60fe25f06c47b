import { randomInt } from 'node:crypto';
import type { Tx } from '../database';
import { newId } from '../ids';
import { aboutOf, type CompaniesOf } from './about';
import { canonicalJson } from './canonical';
import { hashOf, hashVersion, type About, type AuditEntry, type AuditRecord } from './entry';
import './tables';

/** As many as the migration has made heads for. */
const chains = 32;

/** Who did it and from where, the same for all entries of one transaction. */
export interface AuditOrigin {
  userId: string | null;
  userName: string | null;
  companyId: string | null;
  tokenId: string | null;
  address: string | null;
  requestId: string | null;
}

/**
 * Writes the entries at the end of one chain. Call it last in the transaction: it locks the chain's head, so
 * a transaction on the same chain waits from here to the commit, and as nothing is locked after it no two
 * transactions can wait for each other. One transaction uses one chain for the same reason (docs/adr/0003).
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
  const head = await tx
    .selectFrom('audit_heads')
    .select(['seq', 'hash'])
    .where('chain', '=', chain)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const at = new Date();
  const rows = [];
  let { seq, hash } = head;
  for (const record of records) {
    seq += 1;
    const entry = entryOf(origin, record, { chain, seq, at, about: about(record) });
    const previous = hash;
    hash = hashOf(previous, entry);
    rows.push({
      ...entry,
      about: [...entry.about],
      before: jsonOf(entry.before),
      after: jsonOf(entry.after),
      prev_hash: previous,
      hash,
    });
  }
  await tx.insertInto('audit_entries').values(rows).execute();
  await tx.updateTable('audit_heads').set({ seq, hash }).where('chain', '=', chain).execute();
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

/** Exactly what the database will give back, so that the hash of what is read is the hash of what was written. */
function valueOf(value: unknown): unknown {
  return value === undefined || value === null ? null : (JSON.parse(canonicalJson(value)) as unknown);
}

function jsonOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
