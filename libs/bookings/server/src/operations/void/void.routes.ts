import { bookingResponseSchema, confirmQuoteSchema } from '@traveldesk/bookings-contract';
import { idParams } from '@traveldesk/shared-contract';
import { actorOf, idempotent, problems, targetOf, toolsOf, type App } from '@traveldesk/shared-server';
import { actionRoute } from '../../engine/action-rules';
import type { Begun } from '../../engine/begin';
import { confirmQuote } from '../../quotes/confirm-quote';
import type { Product } from '../../product/product';
import { routesOf } from '../../product/product-routes';
import { requireSeen } from '../../scope';
import { permanentAnswer, startOperation } from '../start-operation';

/** Registers the route that voids tickets. Its quote comes from the refund routes, as only the supplier says whether it is a void. */
export function voidRoutes(app: App, product: Product): void {
  const { kernel } = app;
  const { paths, addressOf, permissions } = routesOf(product);

  app.post(
    paths.void(':id'),
    {
      config: { ...actionRoute('void', permissions), idempotent: 'required' },
      schema: {
        summary: 'Void tickets within their window, as quoted; returns the intent',
        params: idParams,
        body: confirmQuoteSchema,
        response: { 201: bookingResponseSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await requireSeen(kernel, addressOf(request), actor, 'void');
      const at = toolsOf(kernel, 'bookings').now();
      const target = { ...targetOf(request), kind: 'void' as const, confirm: request.body, at };
      const begun = await idempotent<Begun>(
        request,
        (tx, record) => confirmQuote(tx, record, actor, target, kernel),
        permanentAnswer,
      );
      return reply.code(201).send(startOperation(request, 'booking_void_sent', begun));
    },
  );
}
