import { idParams } from '@traveldesk/shared-contract';
import { done, problems, type App } from '@traveldesk/shared-server';
import { supplierPaths, supplierPermissions, supplierTestDoneSchema } from '@traveldesk/suppliers-contract';
import { testSupplier } from './supplier-test';
import type { WritingTools } from './suppliers.tools';

export function supplierTestRoutes(app: App, tools: WritingTools): void {
  app.post(
    supplierPaths.test(':id'),
    {
      config: { permission: supplierPermissions.update },
      schema: {
        summary: 'Call the supplier once; the message says in words how it went',
        params: idParams,
        response: { 200: supplierTestDoneSchema, ...problems(404) },
      },
    },
    async (request) => {
      const { supplier, test } = await testSupplier(request, tools, request.params.id);
      const params = { name: supplier.name, status: test.http_status ?? 0, duration: test.duration_ms };
      return done(request, `supplier_test_${test.outcome}`, test, params);
    },
  );
}
