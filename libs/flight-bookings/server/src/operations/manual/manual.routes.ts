import { bookingPermissions } from '@traveldesk/bookings-contract';
import { idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  firstAnswerOf,
  problems,
  targetOf,
  toolsOf,
  type App,
  type Call,
} from '@traveldesk/shared-server';
import { seenBooking, travellersOf } from '@traveldesk/bookings-server';
import {
  flightBookingPaths,
  manualDoneSchema,
  manualInputSchema,
  type ManualDone,
  type ManualWritten,
} from '@traveldesk/flight-bookings-contract';
import { flightDetail } from '../../order/flight-detail.sql';
import { createManual, updateManual } from './manual';
import { prepareManual } from './prepare-manual';

/** Registers the routes of bookings made elsewhere. */
export function manualRoutes(app: App): void {
  const { kernel } = app;
  const { db } = kernel;
  const now = () => toolsOf(kernel, 'bookings').now();
  const config = { permission: bookingPermissions.create };

  app.post(
    flightBookingPaths.manual,
    {
      config: { ...config, idempotent: 'required' },
      schema: {
        summary:
          'Add a booking that was made elsewhere; its price is taken from the wallet once it is ticketed, or waits for a second person',
        body: manualInputSchema,
        response: { 201: manualDoneSchema, ...problems(422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const first = await firstAnswerOf<ManualWritten>(request);
      // A replayed request is not validated again, as the result could differ.
      const entered =
        first ??
        (await prepareManual(db, toolsOf(kernel, 'flights'), actor, { input: request.body, at: now() }));
      const written = await change(request, async (tx, record) =>
        'number' in entered ? entered : createManual(tx, record, actor, kernel, entered),
      );
      reply.header('etag', etagOf(written.version));
      return reply.code(201).send(answerOf(request, written));
    },
  );

  app.put(
    flightBookingPaths.manualOne(':id'),
    {
      config,
      schema: {
        summary:
          'Replace the data of a booking that was made elsewhere; If-Match names the version that was read',
        params: idParams,
        body: manualInputSchema,
        response: { 200: manualDoneSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const flights = toolsOf(kernel, 'flights');
      const { id } = request.params;
      const { pnr } = await seenBooking(kernel, { product: 'flight', id }, actor, 'work');
      const { slices } = await flightDetail(db, id);
      const stored = { booking: { pnr, slices }, travellers: await travellersOf(db, id) };
      const entered = await prepareManual(db, flights, actor, { input: request.body, at: now(), stored });
      const target = { ...targetOf(request), entered };
      const written = await change(request, (tx, record) => updateManual(tx, record, actor, kernel, target));
      reply.header('etag', etagOf(written.version));
      return answerOf(request, written);
    },
  );
}

/** Answers that an earlier release stored for an idempotency key have no `approval_id`. */
function answerOf(request: Call, { id, number, version, approval_id = null }: ManualWritten): ManualDone {
  const said = approval_id ? 'booking_waits' : 'booking_entered';
  return done(request, said, { id, number, version, approval_id }, { number });
}
