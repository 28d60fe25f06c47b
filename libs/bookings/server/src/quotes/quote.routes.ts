import { bookingResponseSchema } from '@traveldesk/bookings-contract';
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
import { actionRoute } from '../engine/action-rules';
import type { Product } from '../product/product';
import { routesOf } from '../product/product-routes';
import { requireSeen } from '../scope';
import { releaseQuote } from './release-quote';

/** Registers the route that releases the open quote, of any kind. */
export function quoteRoutes(app: App, product: Product): void {
  const { kernel } = app;
  const { paths, addressOf, permissions } = routesOf(product);
  app.delete(
    paths.quote(':id'),
    {
      config: { ...actionRoute('let_quote_go', permissions), version: 'required' },
      schema: {
        summary: 'Dismiss the current quote; the booking returns to its earlier state',
        params: idParams,
        response: { 200: bookingResponseSchema, ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await requireSeen(kernel, addressOf(request), actor, 'let_quote_go');
      const target = { ...readTargetOf(request), at: toolsOf(kernel, 'bookings').now() };
      const left = await change(request, (tx, record) => releaseQuote(tx, record, actor, target));
      reply.header('etag', etagOf(left.version));
      return done(request, 'booking_quote_let_go', left, { number: left.number });
    },
  );
}
