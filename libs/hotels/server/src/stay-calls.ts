import { companyCalls, type CallTools, type Seller } from '@traveldesk/companies-server';
import type { SupplierCalls } from '@traveldesk/suppliers-server';
import type { StayAdapter } from './adapter';
import type { HotelTools } from './hotels.tools';
import { hotelProtocolOf } from './protocol';

interface Caller {
  companyId: string | null;
  /** The id that the record of the call names. */
  reference: string;
  signal: AbortSignal;
}

/** Opens a company's calls to a hotel supplier that book nothing. Throws a SupplierFault if the supplier cannot be called. */
export async function stayCalls(
  tools: CallTools & Pick<HotelTools, 'kernel'>,
  seller: Pick<Seller, 'id' | 'concurrency' | 'protocol'>,
  caller: Caller,
): Promise<Pick<SupplierCalls, 'call' | 'settle'> & { stays: StayAdapter }> {
  const { protocol, stays, orderTimeoutMs } = hotelProtocolOf(tools.kernel, seller.protocol);
  const { call, settle } = await companyCalls(tools, {
    seller,
    ...caller,
    kind: 'search',
    errorsIn: stays.errorsIn,
    protocol,
    orderTimeoutMs,
  });
  return { stays, call, settle };
}
