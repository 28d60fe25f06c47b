/** A request to a supplier and its response, for the log of a booking: masked JSON (SECURITY 53). */
export interface MaskedExchange {
  method: string;
  path: string;
  sent: unknown;
  status: number | null;
  received: unknown;
  failure: string | null;
}

/**
 * Where, for whom and for which attempt a supplier is called. `signal` is of the work, never of the caller who waits for it: an operation
 * goes on when a page is closed.
 */
export interface AtSupplier {
  seller: { id: string; protocol: string; concurrency: number };
  companyId: string | null;
  reference: string;
  signal: AbortSignal;
  /** Is told of each exchange once it is over. */
  hear?: (exchange: MaskedExchange) => void;
}
