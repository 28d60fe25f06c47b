import { bookingResponseSchema, bookingPaths } from '@traveldesk/bookings-contract';
import { flightPermissions } from '@traveldesk/flights-contract';
import {
  actorOf,
  firstAnswerOf,
  idempotent,
  leavingOf,
  problems,
  toolsOf,
  type App,
} from '@traveldesk/shared-server';
import { type Begun, permanentAnswer, sent } from '@traveldesk/bookings-server';
import { bookingInputSchema } from '@traveldesk/flight-bookings-contract';
import { createBooking, type Intent } from './create-booking';
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
      const first = await firstAnswerOf<Begun>(request);
      if (first) return reply.code(201).send(sent(request, code, first));
      let intent: Intent;
      try {
        intent = await prepareBooking(request, input, leavingOf(reply));
      } catch (error) {
        // Of two simultaneous requests with one key, the second may fail because of the first; then it gets the first one's answer.
        const meanwhile = await firstAnswerOf<Begun>(request);
        if (!meanwhile) throw error;
        return reply.code(201).send(sent(request, code, meanwhile));
      }
      const flights = toolsOf(kernel, 'flights');
      const begun = await idempotent<Begun>(
        request,
        (tx, record) => createBooking(tx, record, actorOf(request), kernel, flights, intent),
        permanentAnswer,
      );
      return reply.code(201).send(sent(request, code, begun));
    },
  );
}
