import { acknowledgeInputSchema, bookingResponseSchema, bookingPaths } from '@traveldesk/bookings-contract';
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
import { requireSeen } from '../../scope';
import { acknowledgeOutside } from './acknowledge';

/** Registers the route that acknowledges a change made outside. */
export function acknowledgeRoutes(app: App): void {
  const { kernel } = app;
  app.post(
    bookingPaths.outsideChange(':id'),
    {
      config: { ...actionRoute('acknowledge'), idempotent: true, version: 'required' },
      schema: {
        summary: 'Acknowledge an external change, and record its outcome',
        params: idParams,
        body: acknowledgeInputSchema,
        response: { 200: bookingResponseSchema, ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await requireSeen(kernel, request.params.id, actor, 'acknowledge');
      const { reason } = request.body;
      const target = { ...readTargetOf(request), reason, at: toolsOf(kernel, 'bookings').now() };
      const seen = await change(request, (tx, record) => acknowledgeOutside(tx, record, actor, target));
      reply.header('etag', etagOf(seen.version));
      return done(request, 'booking_outside_seen', seen, { number: seen.number });
    },
  );
}
