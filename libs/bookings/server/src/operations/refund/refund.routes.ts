import { bookingResponseSchema, bookingPaths, confirmQuoteSchema } from '@traveldesk/bookings-contract';
import { doneOf, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  idempotent,
  lacking,
  leavingOf,
  problems,
  targetOf,
  toolsOf,
  type App,
} from '@traveldesk/shared-server';
import { actionRoute } from '../../engine/action-rules';
import type { Begun } from '../../engine/begin';
import { answerSchemas } from '../../product/answers';
import { permanentAnswer, sent } from '../sent';
import { requireSeen } from '../../scope';
import { confirmQuote } from '../../quotes/confirm-quote';
import { quoteCancellation } from './quote-cancellation';
import { quoted } from '../../quotes/quoted';

/** Registers the routes of refunds: one quotes a refund or a void, the other confirms the refund. */
export function refundRoutes(app: App): void {
  const { kernel } = app;

  // Voids need fewer permissions than refunds, but only the supplier's answer says which one it is.
  app.post(
    bookingPaths.cancellationQuotes(':id'),
    {
      config: { ...actionRoute('void'), idempotent: true },
      schema: {
        summary: 'Ask the supplier for a refund quote; the quote is valid until it expires',
        params: idParams,
        response: { 201: doneOf(answerSchemas(kernel).quote), ...problems(404, 422, 503) },
      },
    },
    async (request, reply) =>
      reply.code(201).send(
        await quoted(request, 'void', async (booking) => {
          const quote = await quoteCancellation(kernel, booking, leavingOf(reply));
          const { permissions } = actorOf(request);
          const { permission } = actionRoute('quote_cancellation');
          if (quote.kind !== 'void' && !permission.some((one) => permissions.has(one)))
            throw lacking(...permission);
          return quote;
        }),
      ),
  );

  app.post(
    bookingPaths.refund(':id'),
    {
      config: { ...actionRoute('refund'), idempotent: 'required' },
      schema: {
        summary: 'Refund a booking as quoted; returns the intent',
        params: idParams,
        body: confirmQuoteSchema,
        response: { 201: bookingResponseSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await requireSeen(kernel, request.params.id, actor, 'refund');
      const at = toolsOf(kernel, 'bookings').now();
      const target = { ...targetOf(request), kind: 'cancel' as const, confirm: request.body, at };
      const begun = await idempotent<Begun>(
        request,
        (tx, record) => confirmQuote(tx, record, actor, target, kernel),
        permanentAnswer,
      );
      return reply.code(201).send(sent(request, 'booking_refund_sent', begun));
    },
  );
}
