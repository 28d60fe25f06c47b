import type { MaskedExchange } from './masked-exchange';

/**
 * The supplier, the company and the attempt that calls about an order are made for. `signal` belongs to the work, never to a waiting
 * caller: an order continues after its page is closed.
 */
export interface AtSupplier {
  seller: { id: string; protocol: string; concurrency: number };
  companyId: string | null;
  reference: string;
  signal: AbortSignal;
  /** Called with each exchange once it is over, for the log of the order. */
  hear?: (exchange: MaskedExchange) => void;
}
