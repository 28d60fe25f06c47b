import { bookingResponseSchema, completeRefundInputSchema } from '@traveldesk/bookings-contract';
import { idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  done,
  etagOf,
  firstAnswerOf,
  idempotent,
  leavingOf,
  problems,
  readTargetOf,
  toolsOf,
  type App,
} from '@traveldesk/shared-server';
import { actionRoute } from '../../engine/action-rules';
import type { Product } from '../../product/product';
import { routesOf } from '../../product/product-routes';
import { seenBooking } from '../../scope';
import { permanentAnswer } from '../start-operation';
import { orderToRefund, settleRefund, type RefundCompleted } from './refund-completion';

/** Registers the route that completes a pending refund: the supplier's confirmed amount, and any amount beyond it. */
export function completeRefundRoutes(app: App, product: Product): void {
  const { kernel } = app;
  const { paths, addressOf, permissions } = routesOf(product);
  app.post(
    paths.completeRefund(':id'),
    {
      config: { ...actionRoute('complete_refund', permissions), idempotent: 'required', version: 'required' },
      schema: {
        summary:
          'Complete a pending refund; an amount above what the supplier confirmed waits for a second person',
        params: idParams,
        body: completeRefundInputSchema,
        response: { 201: bookingResponseSchema, ...problems(403, 404, 422, 503) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const booking = await seenBooking(kernel, addressOf(request), actor, 'complete_refund');
      const isFirst = !(await firstAnswerOf<RefundCompleted>(request));
      const facts = isFirst ? await orderToRefund(kernel, booking, leavingOf(reply)) : null;
      const completing = { completing: request.body, facts, at: toolsOf(kernel, 'bookings').now() };
      const completed = await idempotent<RefundCompleted>(
        request,
        (tx, record) => settleRefund(tx, record, actor, { ...readTargetOf(request), ...completing }, kernel),
        permanentAnswer,
      );
      reply.code(201).header('etag', etagOf(completed.version));
      return done(request, 'booking_refund_completed', completed, { number: completed.number });
    },
  );
}
