import type { SupplierFailure } from '@traveldesk/flights-contract';

/** Why a supplier gave nothing that can be used. Never carries what was sent or came. */
export class SupplierFault extends Error {
  override readonly name = 'SupplierFault';

  constructor(
    readonly reason: SupplierFailure,
    readonly status: number | null = null,
  ) {
    super(reason);
  }
}

/** Nobody waits for the answer any more: neither the supplier's fault nor anybody's. */
export class CallAbandoned extends Error {
  override readonly name = 'CallAbandoned';
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
