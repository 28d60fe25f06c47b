import {
  bookingDoneSchema,
  bookingPaths,
  payInputSchema,
  priceCheckSchema,
} from '@traveldesk/bookings-contract';
import { idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  checkVersion,
  firstAnswerOf,
  idempotent,
  leavingOf,
  problems,
  systemChange,
  targetOf,
  toolsOf,
  type App,
  type Call,
} from '@traveldesk/shared-server';
import { actionRoute } from '../../engine/action-rules';
import { keepRise, priceNow, roseProblem, type Risen } from './price-rise';
import type { Begun } from '../../engine/begin';
import type { BookingRecord } from '../../engine/rows.sql';
import { seenBooking } from '../../scope';
import { payHold } from './pay-hold';
import { keptForEver, sent } from '../sent';

/** Saves the price of a hold if it has risen at the supplier, and returns both totals; null if it has not. */
async function saveRise(request: Call, booking: BookingRecord, signal: AbortSignal): Promise<Risen | null> {
  const { kernel } = request.server;
  const price = await priceNow(kernel, booking, signal);
  if (!price) return null;
  const at = toolsOf(kernel, 'bookings').now();
  const actor = actorOf(request);
  const rise = { bookingId: booking.id, price, at };
  return systemChange(kernel, (tx, record) => keepRise(tx, record, actor, rise));
}

/** Registers the routes that pay a hold and, before that, renew its price. A payment is answered at once; the progress has its result. */
export function payRoutes(app: App): void {
  const { kernel } = app;

  app.post(
    bookingPaths.priceChecks(':id'),
    {
      config: actionRoute('pay'),
      schema: {
        summary: 'Renew the price of a hold that may have risen',
        params: idParams,
        response: { 200: priceCheckSchema, ...problems(404, 422, 503) },
      },
    },
    async (request, reply) => {
      const booking = await seenBooking(kernel, request.params.id, actorOf(request), 'pay');
      const risen = await saveRise(request, booking, leavingOf(reply));
      return { data: { before: risen?.before ?? null } };
    },
  );

  app.post(
    bookingPaths.pay(':id'),
    {
      config: { ...actionRoute('pay'), idempotent: 'required' },
      schema: {
        summary: 'Pay a hold; answers the intent',
        params: idParams,
        body: payInputSchema,
        response: { 201: bookingDoneSchema, ...problems(404, 412, 422, 503) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const booking = await seenBooking(kernel, request.params.id, actor, 'pay');
      const target = { ...targetOf(request), pay: request.body, at: toolsOf(kernel, 'bookings').now() };
      const first = await firstAnswerOf<Begun>(request);
      if (!first) {
        checkVersion(target.seen, booking.version);
        // The user must agree to a price that has risen.
        const risen = await saveRise(request, booking, leavingOf(reply));
        if (risen) throw roseProblem(risen);
      }
      const begun = await idempotent<Begun>(
        request,
        (tx, record) => payHold(tx, record, actor, target, kernel),
        keptForEver,
      );
      return reply.code(201).send(sent(request, 'booking_payment_sent', begun));
    },
  );
}
