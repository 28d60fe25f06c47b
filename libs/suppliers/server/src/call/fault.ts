import type { SupplierFailure } from '@traveldesk/suppliers-contract';
import type { Reached } from './supplier-call';
import type { StoredRefusal } from './said';

interface FaultDetails {
  status?: number | null;
  /** When calls are accepted again, if the supplier is paused or rate-limited. */
  until?: Date | null;
  said?: StoredRefusal | null;
}

/**
 * The reason why a supplier gave no usable answer, and whether the last request may have reached it: only requests without side effects are
 * repeated.
 */
export class SupplierFault extends Error {
  override readonly name = 'SupplierFault';
  readonly status: number | null;
  readonly until: Date | null;
  /** The supplier's own error. For decisions and for staff; never shown to a company's users. */
  readonly said: StoredRefusal | null;

  constructor(
    readonly reason: SupplierFailure,
    readonly reached: Reached,
    { status = null, until = null, said = null }: FaultDetails = {},
  ) {
    super(reason);
    this.status = status;
    this.until = until;
    this.said = said;
  }
}

/** The caller stopped waiting for the answer. It is not a failure of the supplier, and the supplier may still carry out the request. */
export class CallAbandoned extends Error {
  override readonly name = 'CallAbandoned';

  constructor(readonly reached: Reached) {
    super('abandoned');
  }
}

/** Returns the meaning of an error status (SUPPLIER 2); null if the answer should be read. */
export function reasonOfStatus(status: number): SupplierFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 500) return 'error';
  if (status === 401 || status === 403) return 'not_authorised';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  return status >= 400 ? 'rejected' : 'redirected';
}
