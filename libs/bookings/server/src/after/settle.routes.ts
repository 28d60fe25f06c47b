import {
  bookingDoneSchema,
  bookingPaths,
  bookingPermissions,
  settleInputSchema,
  type SettleInput,
} from '@traveldesk/bookings-contract';
import { leavingOf } from '@traveldesk/flights-server';
import { idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  checkVersion,
  done,
  etagOf,
  firstAnswerOf,
  languageOf,
  problems,
  targetOf,
  toolsOf,
  type App,
  type Call,
} from '@traveldesk/shared-server';
import type { BookingRecord } from '../engine/rows.sql';
import { seenBooking } from '../scope';
import { requireInDoubt, settleOperation } from './settle';
import { supplierSays, type SupplierSays } from './supplier-says';

interface Settled {
  id: string;
  number: string;
  version: number;
}

async function asked(
  request: Call & { params: { id: string }; body: SettleInput },
  booking: BookingRecord,
  signal: AbortSignal,
): Promise<SupplierSays> {
  const { kernel } = request.server;
  const operation = await requireInDoubt(kernel, booking.id, request.body.operation_id);
  checkVersion(targetOf(request).seen, booking.version);
  return supplierSays(kernel, {
    booking,
    operation,
    settle: request.body,
    language: languageOf(request),
    signal,
  });
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
        response: { 200: bookingDoneSchema, ...problems(404, 412, 422, 503) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const settle = request.body;
      const booking = await seenBooking(db, request.params.id, actor);
      const first = await firstAnswerOf<Settled>(request);
      const says = first ? null : await asked(request, booking, leavingOf(reply));
      const target = { ...targetOf(request), settle, at: toolsOf(kernel, 'bookings').now() };
      const settled = await change(request, async (tx, record) =>
        says ? settleOperation(tx, record, actor, { ...target, says }, kernel) : (first as Settled),
      );
      reply.header('etag', etagOf(settled.version));
      return done(request, 'booking_settled', settled, { number: settled.number });
    },
  );
}
