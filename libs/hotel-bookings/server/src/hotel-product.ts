import type { BookingAction } from '@traveldesk/bookings-contract';
import type { Product } from '@traveldesk/bookings-server';
import { formerStaySchema, hotelPartSchema } from '@traveldesk/hotel-bookings-contract';
import { hotelPermissions } from '@traveldesk/hotels-contract';
import { askStay, sellsHotels, staySettlesWithinMs } from '@traveldesk/hotels-server';
import { explain } from '@traveldesk/markups-server';
import { Problem, toolsOf, type Kernel } from '@traveldesk/shared-server';
import { isUnanswered, withoutNetPrices } from '@traveldesk/suppliers-server';
import { travellersOf } from '@traveldesk/bookings-server';
import type { StayPaper } from './documents/stay-facts';
import { stayPaper, type StayDocument } from './documents/stay-paper';
import type { HotelDetail } from './hotel-bookings.tables';
import { returnsOfStay } from './money/booked-money';
import { noShowWindowOf } from './operations/no-show/no-show-window';
import { hotelDetail } from './order/hotel-detail.sql';
import { hotelWebhooks } from './order/hotel-webhooks';
import { isBeingReplaced } from './order/linked-bookings.sql';
import { lookUp } from './order/look-up';
import { perform } from './order/perform';
import { showStay } from './order/show-stay';
import {
  orderOf,
  quotedOf,
  stayDiffers,
  stayFacts,
  stayNews,
  type StayCompared,
  type StayFacts,
  type StayOrder,
} from './order/stay-order';

const actions: readonly BookingAction[] = [
  'cancel',
  'no_show',
  'settle',
  'settle_late',
  'complete_refund',
  'acknowledge',
  'assign',
  'note',
  'documents',
];

const noQuote = (): never => {
  throw new Problem(422, 'booking_state');
};

/** The hotel product for the booking engine (docs/adr/0112, 0146). The engine passes back only values that came from this product. */
export function hotelProduct(kernel: Kernel): Product {
  const { db } = kernel;
  const hotels = toolsOf(kernel, 'hotels');
  const bookings = toolsOf(kernel, 'bookings');
  return {
    name: 'hotel',
    reference: 'confirmation',
    sold: 'confirmed',
    permissions: hotelPermissions,
    actions,
    documents: ['voucher', 'receipt', 'cancellation'],
    fields: { booking: hotelPartSchema.shape, quote: {}, former: formerStaySchema.shape },
    sells: (protocol) => sellsHotels(hotels.kernel, protocol),
    settlesWithinMs: (protocol) => staySettlesWithinMs(hotels.kernel, protocol),
    isUnanswered,

    perform: (performing) => perform({ ...performing, db, hotels }),
    lookUp: (looking) => lookUp({ ...looking, db, hotels, now: bookings.now() }),
    async readOrder(at, ref) {
      const stay = await askStay(hotels, at, (stays, call) => stays.get(call, ref));
      return stay && orderOf(stay);
    },
    quoteCancellation: noQuote,
    returnsOf: returnsOfStay,

    detailOf: hotelDetail,
    isBeingReplaced,
    noShowWindow: (detail) => noShowWindowOf(detail as HotelDetail),
    factsOf: async (_booking, order, at) => stayFacts(order as StayOrder, at),
    async noteFacts(tx, bookingId, facts) {
      const { contact } = facts as StayFacts;
      if (!contact) return;
      const set = { contact: JSON.stringify(contact) };
      await tx.updateTable('hotel_bookings').set(set).where('booking_id', '=', bookingId).execute();
    },
    compare: (compared) => stayNews(compared as StayCompared),
    flagsOf: () => [],
    async differencesOf({ booking }, order) {
      const { stay } = order as StayOrder;
      return stayDiffers(
        stay,
        quotedOf(await hotelDetail(db, booking.id)),
        await travellersOf(db, booking.id),
      );
    },

    noteIssued: async () => 0,
    endIssued: async () => undefined,

    show: ({ booking, detail }, { withNet }) =>
      showStay(db, { booking, detail: detail as HotelDetail, now: bookings.now(), withNet }),
    showChange: async () => ({}),
    async explain(booking) {
      const { agreed, context } = await hotelDetail(db, booking.id);
      const { pricing } = booking as { pricing: { revision?: number } | null };
      if (!agreed || !context || pricing?.revision === undefined) return null;
      return explain(kernel, { revision: pricing.revision, context, offer: agreed.facts });
    },
    withoutNetPrices: (protocol, exchange) => withoutNetPrices(kernel, protocol, exchange),
    paper: (kind: StayDocument, paper: Omit<StayPaper, 'stay' | 'hotels'>) => stayPaper(kernel, kind, paper),
    webhooks: hotelWebhooks(kernel),
  };
}
