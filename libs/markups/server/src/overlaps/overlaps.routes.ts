import {
  markupPaths,
  markupPermissions,
  overlapPageSchema,
  overlapQuerySchema,
} from '@traveldesk/markups-contract';
import { inTurn, problems, type App } from '@traveldesk/shared-server';
import { listOverlaps } from './overlaps';

export function overlapRoutes(app: App): void {
  app.get(
    markupPaths.overlaps,
    {
      config: { permission: markupPermissions.list },
      schema: {
        summary: 'Markup rules that match the same bookings, those that never win, and those that match none',
        querystring: overlapQuerySchema,
        response: { 200: overlapPageSchema, ...problems(503) },
      },
    },
    (request) => inTurn(request, 'costly', () => listOverlaps(app.kernel, request.query)),
  );
}
