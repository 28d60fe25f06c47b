declare module '@traveldesk/shared-server' {
  interface Database {
    supplier_calls: SupplierCallsTable;
  }
}

/** What is asked about orders; `look_up` has no effect. */
export type OrderPurpose =
  | 'order'
  | 'look_up'
  | 'payment'
  | 'cancellation'
  | 'change'
  | 'airline_change'
  | 'services'
  | 'webhook';

/** One call of a supplier over the network (SECURITY 17). It holds nothing of what was sent or came. */
export interface SupplierCallsTable {
  id: string;
  supplier_id: string;
  company_id: string | null;
  purpose: 'search' | 'offer' | OrderPurpose;
  /** What it was made for: a search's id, an attempt's at an order. */
  reference: string | null;
  attempt: number;
  started_at: Date;
  duration_ms: number;
  /** Null when not even the head of an answer came. */
  http_status: number | null;
  /** `ok`, or why it failed. */
  outcome: string;
  /** What the supplier calls it. */
  supplier_request_id: string | null;
  bytes: number | null;
}
