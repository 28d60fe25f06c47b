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
 * The supplier, the company and the attempt of a call. `signal` belongs to the work, never to the waiting caller: an operation goes on when
 * its page is closed.
 */
export interface AtSupplier {
  seller: { id: string; protocol: string; concurrency: number };
  companyId: string | null;
  reference: string;
  signal: AbortSignal;
  /** Called with each exchange once it is over. */
  hear?: (exchange: MaskedExchange) => void;
}
