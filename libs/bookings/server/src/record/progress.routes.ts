import { progressSchema } from '@traveldesk/bookings-contract';
import { idParams } from '@traveldesk/shared-contract';
import { actorOf, problems, type App } from '@traveldesk/shared-server';
import { shownOperation } from './operation';
import type { Product } from '../product/product';
import { routesOf } from '../product/product-routes';
import { allow } from '../scope';
import { findProgress } from './progress.sql';

/** Registers the progress route, kept cheap as clients poll it. */
export function progressRoutes(app: App, product: Product): void {
  const { kernel } = app;
  const { paths, addressOf, readers } = routesOf(product);
  app.get(
    paths.progress(':id'),
    {
      config: { permission: readers, apiTokens: true },
      schema: {
        summary: 'The progress of a booking',
        params: idParams,
        response: { 200: progressSchema, ...problems(404) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const found = await findProgress(kernel.db, addressOf(request), actor);
      const { operation, product: _, ...booking } = allow(kernel, found, actor, 'read');
      return {
        ...booking,
        operation: operation && shownOperation(operation, actor.type === 'staff'),
        under_way: operation !== null,
      };
    },
  );
}
