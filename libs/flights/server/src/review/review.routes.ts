import { flightPaths, flightPermissions, reviewSchema } from '@traveldesk/flights-contract';
import { idParams } from '@traveldesk/shared-contract';
import { problems, type App } from '@traveldesk/shared-server';
import type { FlightTools } from '../flights.tools';
import { leavingOf } from '../leaving';
import { reviewOffer } from './review';

export function reviewRoutes(app: App, tools: FlightTools): void {
  app.get(
    flightPaths.offer(':id'),
    {
      config: { permission: flightPermissions.search, apiTokens: true },
      schema: {
        summary: 'An offer as its supplier sells it now, and what is different from before',
        params: idParams,
        response: { 200: reviewSchema, ...problems(404, 422) },
      },
    },
    (request, reply) => reviewOffer(request, tools, request.params.id, leavingOf(reply)),
  );
}
