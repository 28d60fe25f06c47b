import {
  markupPaths,
  markupPermissions,
  simulationInputSchema,
  simulationSchema,
} from '@traveldesk/markups-contract';
import { inTurn, problems, type App } from '@traveldesk/shared-server';
import { simulate } from './simulate';

export function simulationRoutes(app: App): void {
  app.post(
    markupPaths.simulations,
    {
      config: { permission: [markupPermissions.create, markupPermissions.update] },
      schema: {
        summary: 'What a markup rule would have changed of the prices of the last weeks; changes nothing',
        body: simulationInputSchema,
        response: { 200: simulationSchema, ...problems(404, 422, 503) },
      },
    },
    (request) => inTurn(request, 'costly', () => simulate(app.kernel, request.body)),
  );
}
