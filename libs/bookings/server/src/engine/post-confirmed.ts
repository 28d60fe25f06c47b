import { sql } from 'kysely';
import {
  isRetryable,
  type AuditRecord,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import type { ChangeAuthor } from './change-author';

/**
 * Posts the money of a confirmed operation within a savepoint, so that the confirmation is recorded even if posting fails (DESIGN 5).
 * Returns null on failure; then its writes and audit entries are rolled back. Rethrows errors after which the transaction can be retried.
 */
export async function postConfirmed<Result>(
  tx: Tx,
  record: Recorder,
  _actor: ChangeAuthor,
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
    // The savepoint survives its rollback and would hide an outer one of the same name.
    await sql`release savepoint confirmed`.execute(tx);
    log.error({ err: error }, 'the money of a confirmed operation could not be posted');
    return null;
  }
}
