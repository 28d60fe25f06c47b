import { bookingDoneSchema, bookingPaths, payInputSchema } from '@traveldesk/bookings-contract';
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
import { keepRise, priceNow, roseProblem } from './price-rise';
import type { Begun } from '../../engine/begin';
import type { BookingRecord } from '../../engine/rows.sql';
import { seenBooking } from '../../scope';
import { payHold } from './pay-hold';
import { keptForEver, sent } from '../sent';

/** Saves a price that has risen and throws the 422 with both totals, as the user must agree to it. */
async function refuseRise(
  request: Call & { params: { id: string } },
  booking: BookingRecord,
  signal: AbortSignal,
): Promise<void> {
  const { kernel } = request.server;
  checkVersion(targetOf(request).seen, booking.version);
  const price = await priceNow(kernel, booking, signal);
  if (!price) return;
  const at = toolsOf(kernel, 'bookings').now();
  const actor = actorOf(request);
  const rise = { bookingId: booking.id, price, at };
  const risen = await systemChange(kernel, (tx, record) => keepRise(tx, record, actor, rise));
  if (risen) throw roseProblem(risen);
}

/** Registers the route that pays a hold. It answers at once; the booking's progress has the result. */
export function payRoutes(app: App): void {
  const { kernel } = app;

  app.post(
    bookingPaths.pay(':id'),
    {
      config: { ...actionRoute('pay'), idempotent: 'required' },
      schema: {
        summary: 'Pay a hold; returns the intent',
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
      if (!first) await refuseRise(request, booking, leavingOf(reply));
      const begun = await idempotent<Begun>(
        request,
        (tx, record) => payHold(tx, record, actor, target, kernel),
        keptForEver,
      );
      return reply.code(201).send(sent(request, 'booking_payment_sent', begun));
    },
  );
}
