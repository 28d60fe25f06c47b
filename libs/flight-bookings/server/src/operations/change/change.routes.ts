import { bookingResponseSchema, confirmQuoteSchema } from '@traveldesk/bookings-contract';
import {
  changeOptionsDoneSchema,
  changeQuoteInputSchema,
  changeRequestInputSchema,
  flightBookingPaths,
} from '@traveldesk/flight-bookings-contract';
import { doneOf, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  done,
  idempotent,
  leavingOf,
  problems,
  targetOf,
  toolsOf,
  type App,
} from '@traveldesk/shared-server';
import {
  actionRoute,
  answerSchemas,
  type Begun,
  confirmQuote,
  permanentAnswer,
  type Product,
  quoted,
  requireSeen,
  routesOf,
  seenBooking,
  startOperation,
} from '@traveldesk/bookings-server';
import { changeOptions, quoteChange } from './change-quotes';

/** Registers the routes of changes: options, a quote for one of them, and its confirmation. */
export function changeRoutes(app: App, product: Product): void {
  const { kernel } = app;
  const { addressOf, permissions } = routesOf(product);

  app.post(
    flightBookingPaths.changeRequests(':id'),
    {
      config: actionRoute('request_change', permissions),
      schema: {
        summary: 'Ask the supplier for ways to change a booking; books nothing',
        params: idParams,
        body: changeRequestInputSchema,
        response: { 200: changeOptionsDoneSchema, ...problems(404, 422, 503) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const booking = await seenBooking(kernel, addressOf(request), actor, 'request_change');
      const options = await changeOptions(kernel, booking, request.body, {
        actor,
        signal: leavingOf(reply),
      });
      return done(request, 'booking_change_options', options, { number: booking.number });
    },
  );

  app.post(
    flightBookingPaths.changeQuotes(':id'),
    {
      config: { ...actionRoute('request_change', permissions), idempotent: true },
      schema: {
        summary: 'Choose a way to change a booking; the price is valid until it expires',
        params: idParams,
        body: changeQuoteInputSchema,
        response: { 201: doneOf(answerSchemas(product).quote), ...problems(404, 422, 503) },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(
          await quoted(product, request, 'request_change', (booking) =>
            quoteChange(kernel, booking, request.body.ref, leavingOf(reply)),
          ),
        ),
  );

  app.post(
    flightBookingPaths.change(':id'),
    {
      config: { ...actionRoute('change', permissions), idempotent: 'required' },
      schema: {
        summary: 'Change a booking as quoted; returns the intent',
        params: idParams,
        body: confirmQuoteSchema,
        response: { 201: bookingResponseSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await requireSeen(kernel, addressOf(request), actor, 'change');
      const at = toolsOf(kernel, 'bookings').now();
      const target = { ...targetOf(request), kind: 'change' as const, confirm: request.body, at };
      const begun = await idempotent<Begun>(
        request,
        (tx, record) => confirmQuote(tx, record, actor, target, kernel),
        permanentAnswer,
      );
      return reply.code(201).send(startOperation(request, 'booking_change_sent', begun));
    },
  );
}
