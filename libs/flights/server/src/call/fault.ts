import type { SupplierFailure } from '@traveldesk/flights-contract';
import type { Reached } from '@traveldesk/suppliers-server';
import type { Said } from './said';

interface FaultDetails {
  status?: number | null;
  /** When it is asked again, where it is left alone till then. */
  until?: Date | null;
  said?: Said | null;
}

/**
 * Why a supplier gave nothing that can be used, and whether it may have heard what was asked the last time: only what books
 * nothing is asked twice.
 */
export class SupplierFault extends Error {
  override readonly name = 'SupplierFault';
  readonly status: number | null;
  readonly until: Date | null;
  /** What the supplier said itself: for decisions and for staff, never for a company's users. */
  readonly said: Said | null;

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

/** Nobody waits for the answer any more: neither the supplier's fault nor anybody's. What was asked may be done all the same. */
export class CallAbandoned extends Error {
  override readonly name = 'CallAbandoned';

  constructor(readonly reached: Reached) {
    super('abandoned');
  }
}

/** SUPPLIER 2: what a status without a usable answer means; null where the answer is to be read. */
export function reasonOfStatus(status: number): SupplierFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 500) return 'error';
  if (status === 401 || status === 403) return 'not_authorised';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  return status >= 400 ? 'rejected' : 'redirected';
}
