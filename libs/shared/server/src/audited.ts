import { appendAudit, type AuditOrigin } from './audit/append';
import type { AuditRecord, Recorder } from './audit/entry';
import type { Tx } from './database';
import { transaction } from './db/retry';
import type { Call } from './http/types';
import type { Kernel } from './modules/module';

/** Runs a transaction that ends with the audit entries of its changes, attributed to `origin`. */
export function audited<Result>(
  { db, companiesOf }: Pick<Kernel, 'db' | 'companiesOf'>,
  origin: AuditOrigin,
  work: (tx: Tx, record: Recorder) => Promise<Result>,
): Promise<Result> {
  return transaction(db, async (tx) => {
    const records: AuditRecord[] = [];
    const result = await work(tx, (entry) => records.push(entry));
    await appendAudit(tx, origin, records, companiesOf);
    return result;
  });
}

/** The origin of changes that the product makes by itself. */
export const system: AuditOrigin = {
  userId: null,
  userName: null,
  companyId: null,
  tokenId: null,
  address: null,
  requestId: null,
};

export function originOf({ actor, ip, id }: Call): AuditOrigin {
  return {
    userId: actor?.userId ?? null,
    userName: actor?.name ?? null,
    companyId: actor?.companyId ?? null,
    tokenId: actor?.tokenId ?? null,
    address: ip,
    requestId: id,
  };
}
