import { readDelivery, settlesWithinMs, webhookCalls } from '@traveldesk/suppliers-server/duffel';
import type { OrderAdapter } from '../../orders/order-adapter';
import { acceptAirlineChange, airlineChanges, noteAirlineChange } from './airline-changes';
import { confirmCancellation, getCancellation, quoteCancellation } from './cancel-order';
import { chooseChange, confirmChange, getChange, requestChange } from './change-order';
import { createOrder } from './create-order';
import { readingWith } from './effect';
import { eventOf } from './event';
import { findOrders, getOrder } from './look-up';
import { payOrder } from './pay-order';
import { bagsForOrder, buyServices, offerWithExtras, seatMaps } from './sell-extras';

/** Orders in Duffel's public API, version 2 (SUPPLIER 4, 5). */
export const duffelOrders: OrderAdapter = {
  settlesWithinMs,
  create: createOrder,
  get: getOrder,
  find: findOrders,
  pay: payOrder,
  quoteCancellation,
  confirmCancellation,
  cancellation: getCancellation,
  requestChange,
  chooseChange,
  confirmChange,
  orderChange: getChange,
  airlineChanges,
  acceptAirlineChange,
  noteAirlineChange,
  offerWithExtras,
  seatMaps,
  bagsForOrder,
  buyServices,
  ...webhookCalls(readingWith()),
  readDelivery: (delivery) => readDelivery(delivery, eventOf),
};
