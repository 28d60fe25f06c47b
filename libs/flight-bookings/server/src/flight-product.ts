import { bookingActions } from '@traveldesk/bookings-contract';
import type { OrderFacts, Product } from '@traveldesk/bookings-server';
import { flightPartSchema, formerManualSchema, movedTripsSchema } from '@traveldesk/flight-bookings-contract';
import { flightPermissions } from '@traveldesk/flights-contract';
import {
  askAt,
  explainKept,
  misfitsOf,
  sellsFlights,
  settlesWithinMs,
  type OrderChange,
  type OrderPicture,
} from '@traveldesk/flights-server';
import { isUnanswered, withoutNetPrices } from '@traveldesk/suppliers-server';
import { toolsOf, type Kernel, type Tx } from '@traveldesk/shared-server';
import { flightCancellationOf, flightReceiptOf, itineraryOf, type FlightPaper } from './documents/facts';
import { flightDetail, writeFlightDetail } from './order/flight-detail.sql';
import { keptOf, pricingOf } from './order/flight-record';
import { lookUp } from './order/look-up';
import { newOrderOf } from './order/new-order';
import { airlineAsks, orderNews, type FlightCompared } from './order/order-changes';
import { orderFacts, type FlightFacts } from './order/order-facts';
import { perform } from './order/perform';
import { showFlight, showMove, type ShownFlight } from './order/show-flight';
import { endTickets, noteTickets } from './order/tickets';
import { flightWebhooks } from './webhooks/flight-webhooks';

const papers = { itinerary: itineraryOf, receipt: flightReceiptOf, cancellation: flightCancellationOf };

/** The flight product for the booking engine (docs/adr/0112). The engine passes back only values that came from this product. */
export function flightProduct(kernel: Kernel): Product {
  const { db, secrets } = kernel;
  const flights = toolsOf(kernel, 'flights');
  return {
    name: 'flight',
    reference: 'pnr',
    sold: 'ticketed',
    permissions: flightPermissions,
    actionsSuffice: true,
    actions: bookingActions.filter((action) => action !== 'no_show'),
    fields: {
      booking: flightPartSchema.shape,
      quote: movedTripsSchema.shape,
      former: formerManualSchema.shape,
    },
    sells: (protocol) => sellsFlights(kernel, protocol),
    settlesWithinMs: (protocol) => settlesWithinMs(kernel, protocol),
    isUnanswered,

    perform: (performing) => perform({ ...performing, db, secrets, flights }),
    lookUp: (looking) => lookUp({ ...looking, db, secrets, flights }),
    readOrder: (at, ref) => askAt(flights, at, (orders, call) => orders.get(call, ref)),
    quoteCancellation: (at, orderRef) =>
      askAt(flights, at, (orders, call) => orders.quoteCancellation(call, orderRef)),

    detailOf: flightDetail,
    async factsOf(booking, order: OrderPicture, now): Promise<OrderFacts> {
      const detail = await flightDetail(db, booking.id);
      return orderFacts(flights, { ...detail, airline: booking.airline }, order, now);
    },
    noteFacts: (tx, bookingId, { detail }: FlightFacts) => writeFlightDetail(tx, bookingId, detail),
    compare(compared: FlightCompared) {
      return orderNews(compared);
    },
    flagsOf(booking, order: OrderPicture) {
      return airlineAsks(booking, order);
    },
    async differencesOf(attempted, order: OrderPicture) {
      return misfitsOf(order, await newOrderOf(kernel, attempted));
    },

    noteIssued(tx: Tx, bookingId, facts: FlightFacts, at) {
      return noteTickets(tx, bookingId, facts, at);
    },
    endIssued: endTickets,

    show: (shown: ShownFlight, reader) => showFlight(flights, shown, reader),
    async showChange(change: OrderChange | null, withNet) {
      return change ? showMove(flights, change, withNet) : { added: [], removed: [] };
    },
    async explain(booking) {
      const [kept, pricing, supplierId] = [keptOf(booking), pricingOf(booking), booking.supplier_id];
      if (!kept || !pricing || supplierId === null) return null;
      return explainKept(flights, { kept, pricing, supplierId });
    },
    withoutNetPrices: (protocol, exchange) => withoutNetPrices(kernel, protocol, exchange),
    documents: ['itinerary', 'receipt', 'cancellation'],
    paper: (kind: keyof typeof papers, paper: FlightPaper) => papers[kind](paper),
    webhooks: flightWebhooks(kernel),
  };
}
