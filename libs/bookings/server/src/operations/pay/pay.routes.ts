import { bookingResponseSchema, payInputSchema, priceCheckSchema } from '@traveldesk/bookings-contract';
import { idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  changeApart,
  checkVersion,
  firstAnswerOf,
  idempotent,
  problems,
  targetOf,
  toolsOf,
  type App,
  type Call,
} from '@traveldesk/shared-server';
import { actionRoute } from '../../engine/action-rules';
import { keepRise, priceNow, roseProblem, type OrderPrice, type Risen } from './price-rise';
import type { Begun } from '../../engine/begin';
import type { BookingRecord } from '../../engine/rows.sql';
import type { Product } from '../../product/product';
import { routesOf } from '../../product/product-routes';
import { seenBooking } from '../../scope';
import { payHold } from './pay-hold';
import { permanentAnswer, startOperation } from '../start-operation';

interface Renewal {
  /** The supplier's price; null where the agreed one holds. */
  price: OrderPrice | null;
  /** Both totals, if the total has risen. */
  risen: Risen | null;
}

/** Reads the price of a hold if it may have changed, and saves it if the company must agree to it. */
async function renewPrice(request: Call, booking: BookingRecord): Promise<Renewal> {
  const { kernel } = request.server;
  const price = await priceNow(kernel, booking);
  if (!price) return { price, risen: null };
  const at = toolsOf(kernel, 'bookings').now();
  const rise = { bookingId: booking.id, price, at };
  const risen = await changeApart(request, (tx, record) => keepRise(tx, record, actorOf(request), rise));
  return { price, risen };
}

/** Registers the routes that pay a hold and, before that, renew its price. A payment is answered at once; the progress has its result. */
export function payRoutes(app: App, product: Product): void {
  const { kernel } = app;
  const { paths, addressOf, permissions } = routesOf(product);

  app.post(
    paths.priceChecks(':id'),
    {
      config: actionRoute('pay', permissions),
      schema: {
        summary: 'Renew the price of a hold that may have risen',
        params: idParams,
        response: { 200: priceCheckSchema, ...problems(404, 422, 503) },
      },
    },
    async (request) => {
      const booking = await seenBooking(kernel, addressOf(request), actorOf(request), 'pay');
      const { risen } = await renewPrice(request, booking);
      return { data: { before: risen?.before ?? null } };
    },
  );

  app.post(
    paths.pay(':id'),
    {
      config: { ...actionRoute('pay', permissions), idempotent: 'required' },
      schema: {
        summary: 'Pay a hold; returns the intent',
        params: idParams,
        body: payInputSchema,
        response: { 201: bookingResponseSchema, ...problems(404, 412, 422, 503) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const booking = await seenBooking(kernel, addressOf(request), actor, 'pay');
      const target = targetOf(request);
      let price: OrderPrice | null = null;
      const first = await firstAnswerOf<Begun>(request);
      if (!first) {
        checkVersion(target.seen, booking.version);
        // The user must agree to a price that has risen.
        const renewal = await renewPrice(request, booking);
        if (renewal.risen) throw roseProblem(renewal.risen);
        ({ price } = renewal);
      }
      // The supplier may have taken minutes to state its price, and the deadline counts from now.
      const at = toolsOf(kernel, 'bookings').now();
      const begun = await idempotent<Begun>(
        request,
        (tx, record) => payHold(tx, record, actor, { ...target, pay: request.body, price, at }, kernel),
        permanentAnswer,
      );
      return reply.code(201).send(startOperation(request, 'booking_payment_sent', begun));
    },
  );
}
