import { audited, originOf, system } from './audited';
import type { AuditRecord, Recorder } from './audit/entry';
import type { Tx } from './database';
import type { Call } from './http/types';
import { idempotent, keyOf, once } from './idempotency';
import type { Kernel } from './modules/module';

/**
 * One transaction with its audit entries: `record` notes what was changed, and it is written just before the
 * commit. Run again from its beginning, at most three times, when the database gave it up for another one, so
 * `work` must have no effect outside `tx`. In a route that declares `idempotent`, and makes this one change, a caller's
 * `Idempotency-Key` (without which a route that requires one is a 400) lets it happen once: `work`'s result is then kept, and must be what JSON can hold.
 */
export async function change<Result>(
  request: Call,
  work: (tx: Tx, record: Recorder) => Promise<Result>,
): Promise<Result> {
  const takesKey = request.routeOptions?.config.idempotent;
  if (takesKey === 'required') return idempotent(request, work, { status: 201 });
  const key = takesKey ? keyOf(request) : undefined;
  if (key !== undefined) return once(request, key, work, { status: 201 });
  return audited(request.server.kernel, originOf(request), work);
}

/** The same for what the product does by itself, as at its first start: an entry without user and address. */
export function systemChange<Result>(
  kernel: Pick<Kernel, 'db' | 'companiesOf'>,
  work: (tx: Tx, record: Recorder) => Promise<Result>,
): Promise<Result> {
  return audited(kernel, system, work);
}

/** Writes an event that changes no record, as a refused sign-in, in a transaction of its own (SECURITY 52). */
export function recordEvent(request: Call, event: AuditRecord): Promise<void> {
  return audited(request.server.kernel, originOf(request), async (_tx, record) => record(event));
}
