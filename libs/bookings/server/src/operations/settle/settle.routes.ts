import {
  bookingResponseSchema,
  bookingPermissions,
  settleInputSchema,
  settleLateInputSchema,
  type SettleInput,
} from '@traveldesk/bookings-contract';
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
  leavingOf,
  problems,
  targetOf,
  toolsOf,
  type App,
  type Call,
} from '@traveldesk/shared-server';
import { actionRoute } from '../../engine/action-rules';
import { lookAgain, type LookedUp } from '../../engine/look-again';
import type { BookingRecord } from '../../engine/rows.sql';
import { permanentAnswer, startOperation } from '../start-operation';
import type { Product } from '../../product/product';
import { routesOf } from '../../product/product-routes';
import { requireSeen, seenBooking } from '../../scope';
import { settleLateSuccess, type LateSettled } from './settle-late';
import { requireInDoubt, settleAsDone, type Settled } from './settle';
import { refusalOf, settleAsRefused, type RefusedSettled } from './settle-refused';
import { supplierSays, type SupplierSays } from './supplier-says';

type Settling = Call & { params: { id: string }; body: SettleInput };

/** Asks the supplier before an operation is settled by a person; no transaction is open. */
async function asked(
  request: Settling,
  booking: BookingRecord,
  signal: AbortSignal,
): Promise<{ says: SupplierSays } | { looked: LookedUp }> {
  const { kernel } = request.server;
  const { body: settle } = request;
  if ((settle.accept_differences || settle.request_release) && !mayOverride(request)) {
    throw lacking(bookingPermissions.override);
  }
  const at = toolsOf(kernel, 'bookings').now();
  const operation = await requireInDoubt(kernel.db, booking, { settle, at });
  checkVersion(targetOf(request).seen, booking.version);
  if (settle.outcome === 'refused') {
    return { looked: await lookAgain(kernel, { booking, operation, signal }) };
  }
  const language = languageOf(request);
  return { says: await supplierSays(kernel, { booking, operation, settle, language, signal }) };
}

const mayOverride = (request: Call) => actorOf(request).permissions.has(bookingPermissions.override);

/** Registers the manual resolution of operations in doubt and late successes. */
export function settleRoutes(app: App, product: Product): void {
  const { kernel } = app;
  const { paths, addressOf, permissions } = routesOf(product);
  app.post(
    paths.settle(':id'),
    {
      config: { ...actionRoute('settle', permissions), idempotent: true },
      schema: {
        summary:
          'Decide the outcome of an operation in doubt after its supplier was asked; its money moves at once',
        params: idParams,
        body: settleInputSchema,
        response: { 200: bookingResponseSchema, ...problems(403, 404, 412, 422, 503) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const booking = await seenBooking(kernel, addressOf(request), actor, 'settle');
      const first = await firstAnswerOf<Settled | RefusedSettled>(request);
      const answer = first ? null : await asked(request, booking, leavingOf(reply));
      const at = toolsOf(kernel, 'bookings').now();
      const target = { ...targetOf(request), settle: request.body, at };
      const settled = await change(request, async (tx, record) => {
        if (!answer) return first as Settled | RefusedSettled;
        return 'says' in answer
          ? settleAsDone(tx, record, actor, { ...target, ...answer }, kernel)
          : settleAsRefused(tx, record, actor, { ...target, ...answer }, kernel);
      });
      const refused = 'verdict' in settled ? (settled as RefusedSettled) : null;
      const refusal = refused && refusalOf(kernel, refused, languageOf(request));
      if (refusal) throw refusal;
      const { id, number, version } = settled;
      reply.header('etag', etagOf(version));
      const code = refused?.releaseId ? 'booking_release_requested' : 'booking_settled';
      return done(request, code, { id, number, version }, { number });
    },
  );

  app.post(
    paths.settleLate(':id'),
    {
      config: { ...actionRoute('settle_late', permissions), idempotent: 'required' },
      schema: {
        summary:
          'Decide on an order that appeared after it was given up: pay for it, or return it to its supplier',
        params: idParams,
        body: settleLateInputSchema,
        response: { 201: bookingResponseSchema, ...problems(404, 412, 422, 503) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await requireSeen(kernel, addressOf(request), actor, 'settle_late');
      const target = { ...targetOf(request), late: request.body, at: toolsOf(kernel, 'bookings').now() };
      const settled = await idempotent<LateSettled>(
        request,
        (tx, record) => settleLateSuccess(tx, record, actor, target, kernel),
        permanentAnswer,
      );
      const { operationId, ...booking } = settled;
      reply.code(201).header('etag', etagOf(booking.version));
      return operationId === null
        ? done(request, 'booking_settled', booking, { number: booking.number })
        : startOperation(request, 'booking_cancellation_sent', { ...booking, operationId });
    },
  );
}
