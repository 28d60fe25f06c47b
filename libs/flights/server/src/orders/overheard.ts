import type { CallSupplier, UsableAnswer } from '../call/call-supplier';
import { CallAbandoned, SupplierFault } from '../call/fault';
import { maskedExchange, type Exchange, type MaskedExchange, type Masking } from './masked-exchange';

/**
 * A way to call that tells `hear` of each exchange, masked, once it is over. What hearing throws is its own affair: no call is lost
 * by it.
 */
export function overheard(
  call: CallSupplier,
  masking: Masking,
  hear: (exchange: MaskedExchange) => void,
): CallSupplier {
  const tell = (exchange: Exchange) => {
    try {
      hear(maskedExchange(exchange, masking));
    } catch {
      // An order that was made is worth more than its entry in the log.
    }
  };
  return async (request, needs) => {
    let answer: UsableAnswer;
    try {
      answer = await call(request, needs);
    } catch (error) {
      tell({ request, ...faultOf(error) });
      throw error;
    }
    tell({ request, status: answer.status, received: answer.body, failure: null });
    return answer;
  };
}

function faultOf(error: unknown): Pick<Exchange, 'status' | 'received' | 'failure'> {
  if (error instanceof SupplierFault) {
    return { status: error.status, received: error.said?.body ?? null, failure: error.reason };
  }
  return {
    status: null,
    received: null,
    failure: error instanceof CallAbandoned ? 'abandoned' : 'internal',
  };
}
