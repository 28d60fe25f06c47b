import { bookingResponseSchema, bookingPaths } from '@traveldesk/bookings-contract';
import { flightPermissions } from '@traveldesk/flights-contract';
import { leavingOf, problems, toolsOf, type App } from '@traveldesk/shared-server';
import { bookOnce, startOperation } from '@traveldesk/bookings-server';
import { bookingInputSchema } from '@traveldesk/flight-bookings-contract';
import { createBooking } from './create-booking';
import { prepareBooking } from './prepare';

/** Registers the route that books an offer. It answers at once; the booking's progress has the result. */
export function bookRoutes(app: App): void {
  const { kernel } = app;

  app.post(
    bookingPaths.flights,
    {
      config: { permission: flightPermissions.bookings, idempotent: 'required', apiTokens: true },
      schema: {
        summary: 'Hold an offer or pay it at once; returns the intent',
        body: bookingInputSchema,
        response: { 201: bookingResponseSchema, ...problems(422) },
      },
    },
    async (request, reply) => {
      const input = request.body;
      const code = input.mode === 'hold' ? 'booking_hold_sent' : 'booking_payment_sent';
      const begun = await bookOnce(request, {
        prepare: () => prepareBooking(request, input, leavingOf(reply)),
        create: (tx, record, actor, intent) =>
          createBooking(tx, record, actor, kernel, toolsOf(kernel, 'flights'), intent),
      });
      return reply.code(201).send(startOperation(request, code, begun));
    },
  );
}
