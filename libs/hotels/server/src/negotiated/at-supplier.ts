import { companyCalls } from '@traveldesk/companies-server';
import { SupplierFault, type CallSupplier } from '@traveldesk/suppliers-server';
import type { HotelTools } from '../hotels.tools';
import { hotelProtocolOf } from '../protocol';
import type { NegotiatedAdapter } from './negotiated-adapter';
import type { RateSupplier } from './negotiated.sql';

export interface AtSupplier {
  call: CallSupplier;
  negotiated: NegotiatedAdapter;
  /** The names of the account of these calls, newest first. */
  accounts: readonly string[];
}

interface CallsAbout {
  companyId: string;
  /** The id of the rate. */
  reference: string | null;
  signal: AbortSignal;
}

/**
 * Runs calls about a company's negotiated rates, with the supplier's time limit for searches: nobody's booking depends on them. Throws a
 * SupplierFault or CallAbandoned.
 */
export async function atSupplier<Result>(
  tools: HotelTools,
  supplier: Pick<RateSupplier, 'id' | 'protocol' | 'concurrency'>,
  about: CallsAbout,
  work: (at: AtSupplier) => Promise<Result>,
): Promise<Result> {
  const { protocol, stays, orderTimeoutMs, negotiated } = hotelProtocolOf(tools.kernel, supplier.protocol);
  if (!negotiated) throw new SupplierFault('unsupported', 'no');
  const { call, settle, accounts } = await companyCalls(tools, {
    ...about,
    seller: supplier,
    kind: 'search',
    errorsIn: stays.errorsIn,
    protocol,
    orderTimeoutMs,
  });
  try {
    const result = await work({ call, negotiated, accounts });
    settle('ok');
    return result;
  } catch (error) {
    settle(error instanceof SupplierFault ? error.reason : 'unread');
    throw error;
  }
}
