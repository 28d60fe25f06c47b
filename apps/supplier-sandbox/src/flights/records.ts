import type { AirlineChangeRecord } from './orders/airline-changes';
import type { CancellationRecord } from './orders/cancellations';
import type { ChangeRecord, ChangeRequestRecord } from './orders/change.record';
import type { OrderRecord, PaymentRecord } from './orders/order.record';
import type { PassengerEdits } from './search/offer.wire';
import type { SearchRecord } from './search/record';

/** What the supplier remembers of flights, by collection. */
export interface FlightRecords {
  searches: SearchRecord;
  /** What was written to an offer's passengers; `created` is its search's. */
  edits: { id: string; created: number; passengers: PassengerEdits };
  orders: OrderRecord;
  payments: PaymentRecord;
  cancellations: CancellationRecord;
  changeRequests: ChangeRequestRecord;
  changes: ChangeRecord;
  airlineChanges: AirlineChangeRecord;
}
