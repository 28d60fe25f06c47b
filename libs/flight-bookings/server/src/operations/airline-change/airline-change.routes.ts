import { airlineChangeInputSchema, bookingResponseSchema } from '@traveldesk/bookings-contract';
import { idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  checkVersion,
  done,
  etagOf,
  firstAnswerOf,
  problems,
  targetOf,
  toolsOf,
  type App,
} from '@traveldesk/shared-server';
import { actionRoute, type Product, routesOf, seenBooking } from '@traveldesk/bookings-server';
import { flightBookingPaths } from '@traveldesk/flight-bookings-contract';
import { answerAirlineChange, writeAirlineChange } from './airline-change';

interface Written {
  id: string;
  number: string;
  version: number;
}

/** Registers the route that answers an airline's change. */
export function airlineChangeRoutes(app: App, product: Product): void {
  const { kernel } = app;
  const { addressOf, permissions } = routesOf(product);
  app.post(
    flightBookingPaths.airlineChange(':id'),
    {
      config: { ...actionRoute('accept_airline_change', permissions), idempotent: true },
      schema: {
        summary: 'Accept an airline’s change, or record what was done elsewhere',
        params: idParams,
        body: airlineChangeInputSchema,
        response: { 200: bookingResponseSchema, ...problems(404, 412, 422, 503) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const booking = await seenBooking(kernel, addressOf(request), actor, 'accept_airline_change');
      const target = targetOf(request);
      const { action } = request.body;
      const at = toolsOf(kernel, 'bookings').now();
      const first = await firstAnswerOf<Written>(request);
      if (!first) checkVersion(target.seen, booking.version);
      const facts = first ? null : await answerAirlineChange(kernel, booking, request.body);
      const written = await change(request, async (tx, record) =>
        facts
          ? writeAirlineChange(tx, record, actor, kernel, {
              ...target,
              action,
              readVersion: booking.version,
              facts,
              at,
            })
          : (first as Written),
      );
      reply.header('etag', etagOf(written.version));
      return done(request, 'booking_airline_change_done', written, { number: written.number });
    },
  );
}
