import { markupPermissions } from '@traveldesk/markups-contract';
import { actorOf, lacking, type App } from '@traveldesk/shared-server';

/**
 * Refuses everybody but the platform's staff, whatever their permissions: rules reveal what the platform earns from each company
 * (TRAVEL-RULES 30).
 */
export function staffOnly(app: App): void {
  app.addHook('onRequest', async (request) => {
    const { permission = markupPermissions.list } = request.routeOptions.config;
    if (actorOf(request).type === 'staff') return;
    const permissions = [permission].flat() as string[];
    throw lacking(...permissions);
  });
}
