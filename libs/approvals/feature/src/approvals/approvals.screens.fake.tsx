import { renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { ApprovalsPage } from './ApprovalsPage';
import { ApprovalViewPage } from './ApprovalViewPage';

/** Renders the routes as the shell registers them. */
export function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/approvals', element: <ApprovalsPage /> },
      { path: '/approvals/view/:id', element: <ApprovalViewPage /> },
      { path: '/error/*', element: <p>No such page</p> },
    ],
    { at: '/approvals', permissions: ['show_approvals', 'export_approvals'], ...options },
  );
}
