import { sql } from 'kysely';
import {
  isRetryable,
  type AuditRecord,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import type { Writer } from './writer';

/**
 * Posts the money of what a supplier has confirmed, so that a posting that cannot be made takes nothing else with it: what was confirmed
 * is recorded all the same (DESIGN 5). Answers null where it could not; what it has written until then is not there, and neither are its
 * audit entries. Throws what the transaction can be run again after.
 */
export async function postConfirmed<Result>(
  tx: Tx,
  record: Recorder,
  _actor: Writer,
  { log }: Pick<Kernel, 'log'>,
  post: (record: Recorder) => Promise<Result>,
): Promise<Result | null> {
  const entries: AuditRecord[] = [];
  await sql`savepoint confirmed`.execute(tx);
  try {
    const result = await post((entry) => void entries.push(entry));
    await sql`release savepoint confirmed`.execute(tx);
    for (const entry of entries) record(entry);
    return result;
  } catch (error) {
    if (isRetryable(error)) throw error;
    await sql`rollback to savepoint confirmed`.execute(tx);
    // It is still there after that, and would hide the one of the same name around it.
    await sql`release savepoint confirmed`.execute(tx);
    log.error({ err: error }, 'the money of what a supplier has confirmed could not be posted');
    return null;
  }
}
