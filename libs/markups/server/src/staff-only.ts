import { markupPermissions } from '@traveldesk/markups-contract';
import { actorOf, lacking, type App } from '@traveldesk/shared-server';

/**
 * Refuses whoever is not of the platform's staff, whatever permissions they have been given: rules tell what the platform earns of
 * whom (TRAVEL-RULES 30).
 */
export function staffOnly(app: App): void {
  app.addHook('onRequest', async (request) => {
    const { permission = markupPermissions.list } = request.routeOptions.config;
    if (actorOf(request).type === 'staff') return;
    const permissions = [permission].flat() as string[];
    throw lacking(...permissions);
  });
}
