import { acknowledgeInputSchema, bookingResponseSchema } from '@traveldesk/bookings-contract';
import { idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  problems,
  readTargetOf,
  toolsOf,
  type App,
} from '@traveldesk/shared-server';
import { actionRoute } from '../../engine/action-rules';
import type { Product } from '../../product/product';
import { routesOf } from '../../product/product-routes';
import { requireSeen } from '../../scope';
import { acknowledgeOutside } from './acknowledge';

/** Registers the route that acknowledges a change made outside. */
export function acknowledgeRoutes(app: App, product: Product): void {
  const { kernel } = app;
  const { paths, addressOf, permissions } = routesOf(product);
  app.post(
    paths.outsideChange(':id'),
    {
      config: { ...actionRoute('acknowledge', permissions), idempotent: true, version: 'required' },
      schema: {
        summary: 'Acknowledge an external change, and record its outcome',
        params: idParams,
        body: acknowledgeInputSchema,
        response: { 200: bookingResponseSchema, ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await requireSeen(kernel, addressOf(request), actor, 'acknowledge');
      const { reason } = request.body;
      const target = { ...readTargetOf(request), reason, at: toolsOf(kernel, 'bookings').now() };
      const seen = await change(request, (tx, record) => acknowledgeOutside(tx, record, actor, target));
      reply.header('etag', etagOf(seen.version));
      return done(request, 'booking_outside_seen', seen, { number: seen.number });
    },
  );
}
