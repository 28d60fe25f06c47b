import { companyCalls, type CallTools, type Seller } from '@traveldesk/companies-server';
import type { SupplierFailure } from '@traveldesk/suppliers-contract';
import { SupplierFault, type CallSupplier, type SupplierCalls } from '@traveldesk/suppliers-server';
import type { StayAdapter } from './adapter';
import type { HotelTools } from './hotels.tools';
import { ownRates } from './negotiated/own-rates';
import { hotelProtocolOf } from './protocol';

type Tools = CallTools & Pick<HotelTools, 'kernel'>;
type Called = Pick<Seller, 'id' | 'concurrency' | 'protocol'>;

interface Caller {
  companyId: string | null;
  /** The id to store with the record of the call. */
  reference: string;
  signal: AbortSignal;
}

interface StayCalls extends SupplierCalls {
  stays: StayAdapter;
  /** Returns the supplier's ids of the negotiated rates that these calls may send; an answer may name no other. */
  negotiated(): Promise<ReadonlySet<string>>;
}

/** Opens a company's calls to a hotel supplier that book nothing. Throws a SupplierFault if the supplier cannot be called. */
export async function stayCalls(tools: Tools, seller: Called, caller: Caller): Promise<StayCalls> {
  const { protocol, stays, orderTimeoutMs } = hotelProtocolOf(tools.kernel, seller.protocol);
  const { call, settle, accounts } = await companyCalls(tools, {
    seller,
    ...caller,
    kind: 'search',
    errorsIn: stays.errorsIn,
    protocol,
    orderTimeoutMs,
  });
  const { companyId } = caller;
  return {
    stays,
    call,
    settle,
    negotiated: async () =>
      new Set((await ownRates(tools.db, { companyId, supplierId: seller.id, accounts })).keys()),
  };
}

/** Asks a supplier and reports whether its answers were usable; `faultOf` judges the result of `ask`. Throws as `ask` does. */
export async function askStays<Answer>(
  tools: Tools,
  seller: Called,
  caller: Caller & { faultOf?: () => SupplierFailure | null },
  ask: (stays: StayAdapter, call: CallSupplier, negotiated: StayCalls['negotiated']) => Promise<Answer>,
): Promise<Answer> {
  const { faultOf, ...calling } = caller;
  const { stays, call, settle, negotiated } = await stayCalls(tools, seller, calling);
  let reading: Parameters<typeof settle>[0] = 'unread';
  try {
    const answer = await ask(stays, call, negotiated);
    reading = faultOf?.() ?? 'ok';
    return answer;
  } catch (error) {
    if (error instanceof SupplierFault) reading = error.reason;
    throw error;
  } finally {
    settle(reading);
  }
}
