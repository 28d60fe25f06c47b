import { verifyAuditChain } from '../audit/verify';
import { forgetExpiredKeys } from '../idempotency';
import type { Kernel } from '../modules/module';

/** Schedules the kernel's nightly jobs, each run once across all processes. */
export async function scheduleUpkeep({ jobs, db, log }: Kernel): Promise<void> {
  await jobs.queue('forget-idempotency-keys', () => forgetExpiredKeys(db));
  await jobs.schedule('forget-idempotency-keys', '17 3 * * *');
  await jobs.queue('verify-audit-chain', async () => {
    const { entries, breaks } = await verifyAuditChain(db);
    // The log is stored elsewhere, so somebody who rewrote the whole database could not change the heads there.
    const heads = await db
      .selectFrom('audit_heads')
      .selectAll()
      .where('seq', '>', 0)
      .orderBy('chain')
      .execute();
    if (breaks.length > 0) log.error({ breaks, heads }, 'the audit trail does not hold');
    else log.info({ entries, heads }, 'the audit trail holds');
  });
  await jobs.schedule('verify-audit-chain', '37 3 * * *');
}
