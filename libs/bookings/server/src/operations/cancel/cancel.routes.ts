import { bookingResponseSchema, cancelInputSchema } from '@traveldesk/bookings-contract';
import { idParams } from '@traveldesk/shared-contract';
import { actorOf, idempotent, problems, targetOf, toolsOf, type App } from '@traveldesk/shared-server';
import { actionRoute } from '../../engine/action-rules';
import type { Begun } from '../../engine/begin';
import type { Product } from '../../product/product';
import { routesOf } from '../../product/product-routes';
import { requireSeen } from '../../scope';
import { permanentAnswer, startOperation } from '../start-operation';
import { cancelHold } from './cancel-hold';

/** Registers the route that cancels an unpaid hold. It answers at once; the booking's progress has the result. */
export function cancelRoutes(app: App, product: Product): void {
  const { kernel } = app;
  const { paths, addressOf, permissions } = routesOf(product);

  app.post(
    paths.cancel(':id'),
    {
      config: { ...actionRoute('cancel', permissions), idempotent: 'required' },
      schema: {
        summary: 'Cancel an unpaid hold; returns the intent',
        params: idParams,
        body: cancelInputSchema,
        response: { 201: bookingResponseSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await requireSeen(kernel, addressOf(request), actor, 'cancel');
      const target = {
        ...targetOf(request),
        reason: request.body.reason,
        at: toolsOf(kernel, 'bookings').now(),
      };
      const begun = await idempotent<Begun>(
        request,
        (tx, record) => cancelHold(tx, record, actor, target, kernel),
        permanentAnswer,
      );
      return reply.code(201).send(startOperation(request, 'booking_cancellation_sent', begun));
    },
  );
}
