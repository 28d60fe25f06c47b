declare module '@traveldesk/shared-server' {
  interface Database {
    supplier_call_records: SupplierCallsTable;
  }
}

/** The purpose of a call about an order; `look_up` has no side effects. */
export type OrderPurpose =
  | 'order'
  | 'look_up'
  | 'payment'
  | 'cancellation'
  | 'change'
  | 'airline_change'
  | 'services'
  | 'webhook';

/** The record of one call to a supplier over the network (SECURITY 17). It contains neither the request nor the answer. */
export interface SupplierCallsTable {
  id: string;
  supplier_id: string;
  company_id: string | null;
  purpose: 'search' | 'offer' | 'chains' | 'negotiated_rate' | OrderPurpose;
  /** The id of the search, or of the attempt at an order. */
  reference: string | null;
  attempt: number;
  started_at: Date;
  duration_ms: number;
  /** Null if not even the headers of an answer arrived. */
  http_status: number | null;
  /** `ok`, or the reason of the failure. */
  outcome: string;
  /** The supplier's id of the request. */
  supplier_request_id: string | null;
  bytes: number | null;
}
