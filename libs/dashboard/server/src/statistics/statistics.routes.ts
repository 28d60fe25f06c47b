import { statisticsPath, statisticsSchema } from '@traveldesk/dashboard-contract';
import { actorOf, type App } from '@traveldesk/shared-server';
import { readStatistics } from './statistics';

export function statisticsRoutes(app: App): void {
  app.get(
    statisticsPath,
    {
      config: { permission: 'session' },
      schema: {
        summary: 'The ten figures of the home page, of what the caller may see',
        response: { 200: statisticsSchema },
      },
    },
    (request) => readStatistics(app.kernel, actorOf(request)),
  );
}
