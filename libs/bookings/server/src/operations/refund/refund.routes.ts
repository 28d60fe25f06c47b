import { bookingResponseSchema, confirmQuoteSchema } from '@traveldesk/bookings-contract';
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
import { permanentAnswer, startOperation } from '../start-operation';
import type { Product } from '../../product/product';
import { routesOf } from '../../product/product-routes';
import { requireSeen } from '../../scope';
import { confirmQuote } from '../../quotes/confirm-quote';
import { quoteCancellation } from './quote-cancellation';
import { quoted } from '../../quotes/quoted';

/** Registers the routes of refunds: one quotes a refund or a void, the other confirms the refund. */
export function refundRoutes(app: App, product: Product): void {
  const { kernel } = app;
  const { paths, addressOf, permissions } = routesOf(product);

  // Voids need fewer permissions than refunds, but only the supplier's answer says which one it is.
  app.post(
    paths.cancellationQuotes(':id'),
    {
      config: { ...actionRoute('void', permissions), idempotent: true },
      schema: {
        summary: 'Ask the supplier for a refund quote; the quote is valid until it expires',
        params: idParams,
        response: { 201: doneOf(answerSchemas(product).quote), ...problems(404, 422, 503) },
      },
    },
    async (request, reply) =>
      reply.code(201).send(
        await quoted(product, request, 'void', async (booking) => {
          const quote = await quoteCancellation(kernel, booking, leavingOf(reply));
          const { permission } = actionRoute('quote_cancellation', permissions);
          if (quote.kind !== 'void' && !permission.some((one) => actorOf(request).permissions.has(one)))
            throw lacking(...permission);
          return quote;
        }),
      ),
  );

  app.post(
    paths.refund(':id'),
    {
      config: { ...actionRoute('refund', permissions), idempotent: 'required' },
      schema: {
        summary: 'Refund a booking as quoted; returns the intent',
        params: idParams,
        body: confirmQuoteSchema,
        response: { 201: bookingResponseSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await requireSeen(kernel, addressOf(request), actor, 'refund');
      const at = toolsOf(kernel, 'bookings').now();
      const target = { ...targetOf(request), kind: 'cancel' as const, confirm: request.body, at };
      const begun = await idempotent<Begun>(
        request,
        (tx, record) => confirmQuote(tx, record, actor, target, kernel),
        permanentAnswer,
      );
      return reply.code(201).send(startOperation(request, 'booking_refund_sent', begun));
    },
  );
}
