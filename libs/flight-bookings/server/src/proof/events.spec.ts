import { describeEvents, type Told } from '@traveldesk/bookings-server/testing';
import type { BookingRecord } from '@traveldesk/bookings-server';
import { flightsProven } from './proven.fake';
import { startStage } from './stage.fake';

type About = Pick<BookingRecord, 'order_ref' | 'kept'>;

const ofOrder = ({ kept }: About): Told => ({
  type: 'order.created',
  object: { id: 'ord_0000unknown', offer_id: kept?.ref },
});
const ofCancellation = ({ order_ref }: About): Told => ({
  type: 'order_cancellation.confirmed',
  object: { id: 'ore_0000any', order_id: order_ref },
});

describeEvents('an event about a step that is under way', flightsProven, startStage, {
  first: (desk) => desk.book('hold'),
  told: {
    hold: ofOrder,
    instant: ofOrder,
    pay_hold: ({ order_ref }) => ({
      type: 'air.payment.succeeded',
      object: { id: 'pay_0000any', order_id: order_ref },
    }),
    cancel_hold: ofCancellation,
    void: ofCancellation,
    refund: ofCancellation,
    change: ({ order_ref }) => ({ type: 'air.order.changed', object: { id: order_ref } }),
  },
  nobodys: { id: 'ord_0000nobodys', order_id: 'ord_0000nobodys' },
});
