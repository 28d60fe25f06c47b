import type { CallSupplier, UsableAnswer } from '../call/calls-of';
import { CallAbandoned, SupplierFault } from '../call/fault';
import { maskedExchange, type Exchange, type MaskedExchange, type Masking } from './masked-exchange';

/**
 * Wraps `call` so that `hear` gets each exchange, masked, once it is over. Errors of `hear` are ignored, so that no call fails because of
 * them.
 */
export function withExchangeLog(
  call: CallSupplier,
  masking: Masking,
  hear: (exchange: MaskedExchange) => void,
): CallSupplier {
  const tell = (exchange: Exchange) => {
    try {
      hear(maskedExchange(exchange, masking));
    } catch {
      // The order matters more than its log entry.
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
