import { audited, originOf, system } from './audited';
import type { AuditRecord, Recorder } from './audit/entry';
import type { Tx } from './database';
import type { Call } from './http/types';
import { idempotent, keyOf, once } from './idempotency';
import type { Kernel } from './modules/module';

/**
 * Runs one transaction with its audit entries, which `record` collects and which are written just before the commit. The transaction is
 * retried up to three times after a serialization failure or deadlock, so `work` must have no effect outside `tx`. In a route that declares
 * `idempotent` and makes only this change, an `Idempotency-Key` makes it happen once (a missing key is a 400 if the route requires one).
 * The result of `work` is then stored and must be valid JSON.
 */
export async function change<Result>(
  request: Call,
  work: (tx: Tx, record: Recorder) => Promise<Result>,
): Promise<Result> {
  const takesKey = request.routeOptions?.config.idempotent;
  if (takesKey === 'required') return idempotent(request, work, { status: 201 });
  const key = takesKey ? keyOf(request) : undefined;
  if (key !== undefined) return once(request, key, work, { status: 201 });
  return changeApart(request, work);
}

/**
 * The same for a change that a route makes apart from its own, such as one that is kept though the request is refused: it happens again with
 * each request, whatever its `Idempotency-Key`.
 */
export function changeApart<Result>(
  request: Call,
  work: (tx: Tx, record: Recorder) => Promise<Result>,
): Promise<Result> {
  return audited(request.server.kernel, originOf(request), work);
}

/** The same for changes that the product makes by itself, for example at its first start: the entries have neither user nor address. */
export function systemChange<Result>(
  kernel: Pick<Kernel, 'db' | 'companiesOf'>,
  work: (tx: Tx, record: Recorder) => Promise<Result>,
): Promise<Result> {
  return audited(kernel, system, work);
}

/** Writes an event that changes no record, such as a refused sign-in, in its own transaction (SECURITY 52). */
export function recordEvent(request: Call, event: AuditRecord): Promise<void> {
  return changeApart(request, async (_tx, record) => record(event));
}
