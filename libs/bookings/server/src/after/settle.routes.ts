import {
  bookingDoneSchema,
  bookingPaths,
  bookingPermissions,
  completeRefundInputSchema,
  settleInputSchema,
  settleLateInputSchema,
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
  idempotent,
  lacking,
  languageOf,
  problems,
  readTargetOf,
  targetOf,
  toolsOf,
  type App,
  type Call,
} from '@traveldesk/shared-server';
import type { BookingRecord } from '../engine/rows.sql';
import { keptForEver, sent } from '../intents/sent';
import { requireSeen, seenBooking } from '../scope';
import { orderToRefund, settleRefund, type RefundCompleted } from './refund-completion';
import { settleLateSuccess, type LateSettled } from './settle-late';
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
  const { accept_differences: accepts = false } = request.body;
  if (accepts && !actorOf(request).permissions.has(bookingPermissions.override)) {
    throw lacking(bookingPermissions.override);
  }
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
        response: { 200: bookingDoneSchema, ...problems(403, 404, 412, 422, 503) },
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

  app.post(
    bookingPaths.settleLate(':id'),
    {
      config: { permission: bookingPermissions.settle, idempotent: 'required' },
      schema: {
        summary:
          'Decide on an order that came after it was given up: paid for, or given back at its supplier',
        params: idParams,
        body: settleLateInputSchema,
        response: { 201: bookingDoneSchema, ...problems(404, 412, 422, 503) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await requireSeen(db, request.params.id, actor);
      const target = { ...targetOf(request), late: request.body, at: toolsOf(kernel, 'bookings').now() };
      const settled = await idempotent<LateSettled>(
        request,
        (tx, record) => settleLateSuccess(tx, record, actor, target, kernel),
        keptForEver,
      );
      const { operationId, ...booking } = settled;
      reply.code(201).header('etag', etagOf(booking.version));
      return operationId === null
        ? done(request, 'booking_settled', booking, { number: booking.number })
        : sent(request, 'booking_cancellation_sent', { ...booking, operationId });
    },
  );

  app.post(
    bookingPaths.completeRefund(':id'),
    {
      config: { permission: bookingPermissions.settle, idempotent: 'required', version: 'required' },
      schema: {
        summary:
          'End what waits for its refund; what is given beyond what the supplier confirmed waits for a second person',
        params: idParams,
        body: completeRefundInputSchema,
        response: { 201: bookingDoneSchema, ...problems(403, 404, 422, 503) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const booking = await seenBooking(db, request.params.id, actor);
      const isFirst = !(await firstAnswerOf<RefundCompleted>(request));
      const facts = isFirst ? await orderToRefund(kernel, booking, leavingOf(reply)) : null;
      const completing = { completing: request.body, facts, at: toolsOf(kernel, 'bookings').now() };
      const completed = await idempotent<RefundCompleted>(
        request,
        (tx, record) => settleRefund(tx, record, actor, { ...readTargetOf(request), ...completing }, kernel),
        keptForEver,
      );
      reply.code(201).header('etag', etagOf(completed.version));
      return done(request, 'booking_refund_completed', completed, { number: completed.number });
    },
  );
}
