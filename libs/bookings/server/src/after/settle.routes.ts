import {
  bookingDoneSchema,
  bookingPaths,
  bookingPermissions,
  settleInputSchema,
} from '@traveldesk/bookings-contract';
import { leavingOf } from '@traveldesk/flights-server';
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
} from '@traveldesk/shared-server';
import { seenBooking } from '../scope';
import { orderSettled, requireInDoubt, settleOperation } from './settle';

interface Settled {
  id: string;
  number: string;
  version: number;
}

/** What nobody knows, and a person finds out. */
export function settleRoutes(app: App): void {
  const { kernel } = app;
  const { db } = kernel;
  app.post(
    bookingPaths.settle(':id'),
    {
      config: { permission: bookingPermissions.settle, idempotent: true },
      schema: {
        summary: 'Decide what became of an operation in doubt; its money follows at once',
        params: idParams,
        body: settleInputSchema,
        response: { 200: bookingDoneSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const settle = request.body;
      const booking = await seenBooking(db, request.params.id, actor);
      const first = await firstAnswerOf<Settled>(request);
      if (!first) await requireInDoubt(kernel, booking.id, settle.operation_id);
      const facts = first ? null : await orderSettled(kernel, booking, settle, leavingOf(reply));
      const target = { ...targetOf(request), settle, facts, at: toolsOf(kernel, 'bookings').now() };
      const settled = await change(
        request,
        async (tx, record) => first ?? settleOperation(tx, record, actor, target, kernel),
      );
      reply.header('etag', etagOf(settled.version));
      return done(request, 'booking_settled', settled, { number: settled.number });
    },
  );
}
