import { idParams } from '@traveldesk/shared-contract';
import { inTurn, problems, type App } from '@traveldesk/shared-server';
import { supplierPaths, supplierReaders, supplierUseSchema } from '@traveldesk/suppliers-contract';
import { readSupplier } from '../suppliers';
import { readSupplierUse } from './use.sql';

export function supplierUseRoutes(app: App): void {
  const { db } = app.kernel;
  app.get(
    supplierPaths.use(':id'),
    {
      config: { permission: supplierReaders },
      schema: {
        summary: 'The calls to a supplier in the last 30 days, and why some failed',
        params: idParams,
        response: { 200: supplierUseSchema, ...problems(404) },
      },
    },
    (request) =>
      inTurn(request, 'costly', async () => {
        const { id } = await readSupplier(db, request.params.id);
        return readSupplierUse(db, id);
      }),
  );
}
