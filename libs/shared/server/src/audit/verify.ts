import type { Db } from '../database';
import { hashOf } from './entry';
import './tables';

const batch = 1_000;

/** The first entry of a chain that is not as it was written. */
export interface AuditBreak {
  chain: number;
  seq: number;
  reason: 'missing' | 'changed' | 'head';
}

/** Verifies the whole audit trail and returns its breaks; an empty list means that it is intact. */
export async function verifyAuditChain(db: Db): Promise<{ entries: number; breaks: AuditBreak[] }> {
  const heads = await db.selectFrom('audit_heads').selectAll().orderBy('chain').execute();
  const breaks: AuditBreak[] = [];
  let entries = 0;
  for (const head of heads) {
    const result = await verifyChain(db, head);
    entries += result.entries;
    if (result.broken) breaks.push(result.broken);
  }
  return { entries, breaks };
}

async function verifyChain(db: Db, head: { chain: number; seq: number; hash: string }) {
  const { chain } = head;
  let seq = 0;
  let hash = '';
  for (;;) {
    const rows = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('chain', '=', chain)
      .where('seq', '>', seq)
      // Entries written during this run are left to the next run.
      .where('seq', '<=', head.seq)
      .orderBy('seq')
      .limit(batch)
      .execute();
    for (const row of rows) {
      if (row.seq !== seq + 1)
        return { entries: seq, broken: { chain, seq: seq + 1, reason: 'missing' as const } };
      if (row.prev_hash !== hash || row.hash !== hashOf(hash, row)) {
        return { entries: seq, broken: { chain, seq: row.seq, reason: 'changed' as const } };
      }
      seq = row.seq;
      hash = row.hash;
    }
    if (rows.length < batch) break;
  }
  const whole = seq === head.seq && hash === head.hash;
  return { entries: seq, broken: whole ? null : { chain, seq: head.seq, reason: 'head' as const } };
}
