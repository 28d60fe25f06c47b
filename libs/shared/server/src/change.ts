import { appendAudit, type AuditOrigin } from './audit/append';
import type { AuditRecord, Recorder } from './audit/entry';
import type { Tx } from './database';
import { transaction } from './db/retry';
import type { Call } from './http/types';
import type { Kernel } from './module';

/**
 * One transaction with its audit entries: `record` notes what was changed, and it is written just before the
 * commit. Run again from its beginning, at most three times, when the database gave it up for another one, so
 * `work` must have no effect outside `tx`.
 */
export function change<Result>(
  request: Call,
  work: (tx: Tx, record: Recorder) => Promise<Result>,
): Promise<Result> {
  return audited(request.server.kernel, originOf(request), work);
}

/** The same for what the product does by itself, as at its first start: an entry without user and address. */
export function systemChange<Result>(
  kernel: Pick<Kernel, 'db'>,
  work: (tx: Tx, record: Recorder) => Promise<Result>,
): Promise<Result> {
  return audited(kernel, system, work);
}

/** Writes an event that changes no record, as a refused sign-in, in a transaction of its own (SECURITY 52). */
export function recordEvent(request: Call, event: AuditRecord): Promise<void> {
  return change(request, async (_tx, record) => record(event));
}

function audited<Result>(
  { db }: Pick<Kernel, 'db'>,
  origin: AuditOrigin,
  work: (tx: Tx, record: Recorder) => Promise<Result>,
): Promise<Result> {
  return transaction(db, async (tx) => {
    const records: AuditRecord[] = [];
    const result = await work(tx, (entry) => records.push(entry));
    await appendAudit(tx, origin, records);
    return result;
  });
}

const system: AuditOrigin = {
  userId: null,
  userName: null,
  companyId: null,
  tokenId: null,
  address: null,
  requestId: null,
};

function originOf({ actor, ip, id }: Call): AuditOrigin {
  return {
    userId: actor?.userId ?? null,
    userName: actor?.name ?? null,
    companyId: actor?.companyId ?? null,
    tokenId: actor?.tokenId ?? null,
    address: ip,
    requestId: id,
  };
}
