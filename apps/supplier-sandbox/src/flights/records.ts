import type { AirlineChangeRecord } from './orders/airline-changes';
import type { CancellationRecord } from './orders/cancellations';
import type { ChangeRecord, ChangeRequestRecord } from './orders/change.record';
import type { OrderRecord, PaymentRecord } from './orders/order.record';
import type { PassengerEdits } from './search/offer.wire';
import type { SearchRecord } from './search/record';

/** The supplier's stored flight records, by collection. */
export interface FlightRecords {
  searches: SearchRecord;
  /** Changes of an offer's passengers; `created` is the search's. */
  edits: { id: string; created: number; passengers: PassengerEdits };
  orders: OrderRecord;
  payments: PaymentRecord;
  cancellations: CancellationRecord;
  changeRequests: ChangeRequestRecord;
  changes: ChangeRecord;
  airlineChanges: AirlineChangeRecord;
}
