import { renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { SupplierCreatePage } from './SupplierCreatePage';
import { SupplierEditPage } from './SupplierEditPage';
import { SuppliersPage } from './SuppliersPage';
import { SupplierViewPage } from './SupplierViewPage';

const all = ['show_suppliers', 'add_suppliers', 'update_suppliers', 'delete_suppliers'];

/** Renders the supplier screens at their routes. */
export function openSuppliers(options: RenderOptions): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/suppliers', element: <SuppliersPage /> },
      { path: '/suppliers/create', element: <SupplierCreatePage /> },
      { path: '/suppliers/view/:id', element: <SupplierViewPage /> },
      { path: '/suppliers/edit/:id', element: <SupplierEditPage /> },
      { path: '/error/*', element: null },
    ],
    { permissions: all, ...options },
  );
}
