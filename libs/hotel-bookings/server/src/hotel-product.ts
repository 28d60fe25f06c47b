import type { Product } from '@traveldesk/bookings-server';
import { formerStaySchema, hotelPartSchema } from '@traveldesk/hotel-bookings-contract';
import { hotelPermissions } from '@traveldesk/hotels-contract';
import { Problem, type Kernel } from '@traveldesk/shared-server';
import type { HotelDetail } from './hotel-bookings.tables';
import { returnsOfStay } from './money/booked-money';
import { noShowWindowOf } from './operations/no-show/no-show-window';
import { hotelDetail } from './order/hotel-detail.sql';
import { showManual } from './order/show-manual';

const noSupplier = (): never => {
  throw new Problem(422, 'booking_state');
};

/** The hotel product for the booking engine (docs/adr/0112), which so far has manual bookings only. */
export function hotelProduct({ db }: Kernel): Product {
  return {
    name: 'hotel',
    sold: 'confirmed',
    permissions: hotelPermissions,
    actions: [
      'cancel',
      'no_show',
      'settle',
      'settle_late',
      'complete_refund',
      'acknowledge',
      'note',
      'assign',
      'documents',
    ],
    fields: { booking: hotelPartSchema.shape, quote: {}, former: formerStaySchema.shape },
    sells: () => false,
    settlesWithinMs: () => 130_000,
    isUnanswered: () => false,
    perform: noSupplier,
    lookUp: noSupplier,
    readOrder: noSupplier,
    quoteCancellation: noSupplier,
    returnsOf: returnsOfStay,
    detailOf: hotelDetail,
    noShowWindow: (detail: HotelDetail) => noShowWindowOf(detail),
    factsOf: noSupplier,
    noteFacts: noSupplier,
    compare: noSupplier,
    flagsOf: () => [],
    differencesOf: noSupplier,
    noteIssued: async () => 0,
    endIssued: async () => undefined,
    show: ({ booking }) => showManual(db, booking),
    showChange: async () => ({}),
    explain: async () => null,
    withoutNetPrices: () => null,
    paper: noSupplier,
    webhooks: undefined as never,
  };
}
