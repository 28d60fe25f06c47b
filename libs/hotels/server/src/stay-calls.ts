import { companyCalls, type CallTools, type Seller } from '@traveldesk/companies-server';
import type { SupplierFailure } from '@traveldesk/suppliers-contract';
import { SupplierFault, type CallSupplier, type SupplierCalls } from '@traveldesk/suppliers-server';
import type { StayAdapter } from './adapter';
import type { HotelTools } from './hotels.tools';
import { hotelProtocolOf } from './protocol';

type Tools = CallTools & Pick<HotelTools, 'kernel'>;
type Called = Pick<Seller, 'id' | 'concurrency' | 'protocol'>;

interface Caller {
  companyId: string | null;
  /** The id that the record of the call names. */
  reference: string;
  signal: AbortSignal;
}

/** Opens a company's calls to a hotel supplier that book nothing. Throws a SupplierFault if the supplier cannot be called. */
export async function stayCalls(
  tools: Tools,
  seller: Called,
  caller: Caller,
): Promise<SupplierCalls & { stays: StayAdapter }> {
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

/** Asks a supplier and reports whether its answers were usable; `faultOf` judges what `ask` has read. Throws as `ask` does. */
export async function askStays<Answer>(
  tools: Tools,
  seller: Called,
  caller: Caller & { faultOf?: () => SupplierFailure | null },
  ask: (stays: StayAdapter, call: CallSupplier) => Promise<Answer>,
): Promise<Answer> {
  const { faultOf, ...calling } = caller;
  const { stays, call, settle } = await stayCalls(tools, seller, calling);
  let reading: Parameters<typeof settle>[0] = 'unread';
  try {
    const answer = await ask(stays, call);
    reading = faultOf?.() ?? 'ok';
    return answer;
  } catch (error) {
    if (error instanceof SupplierFault) reading = error.reason;
    throw error;
  } finally {
    settle(reading);
  }
}
