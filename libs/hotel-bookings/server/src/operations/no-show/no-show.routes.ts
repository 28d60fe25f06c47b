import { bookingResponseSchema } from '@traveldesk/bookings-contract';
import { actionRoute, requireSeen, routesOf, type Product } from '@traveldesk/bookings-server';
import { hotelBookingPaths, noShowInputSchema } from '@traveldesk/hotel-bookings-contract';
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
import { setNoShow } from './set-no-show';

/** Registers the route that records a no-show, or takes it back. */
export function noShowRoutes(app: App, product: Product): void {
  const { kernel } = app;
  const { addressOf, permissions } = routesOf(product);

  app.put(
    hotelBookingPaths.noShow(':id'),
    {
      config: { ...actionRoute('no_show', permissions), version: 'required' },
      schema: {
        summary: 'Record that the guest did not come, or take that back; it moves no money',
        params: idParams,
        body: noShowInputSchema,
        response: { 200: bookingResponseSchema, ...problems(403, 404, 412, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await requireSeen(kernel, addressOf(request), actor, 'no_show');
      const target = { ...readTargetOf(request), input: request.body, at: toolsOf(kernel, 'bookings').now() };
      const set = await change(request, (tx, record) => setNoShow(tx, record, actor, target));
      reply.header('etag', etagOf(set.version));
      const code = target.input.no_show ? 'booking_no_show_set' : 'booking_no_show_undone';
      return done(request, code, set, { number: set.number });
    },
  );
}
