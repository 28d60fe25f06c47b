import { idParams } from '@traveldesk/shared-contract';
import { done, problems, type App } from '@traveldesk/shared-server';
import {
  supplierConnectionSchema,
  supplierPaths,
  supplierPermissions,
  supplierTestDoneSchema,
} from '@traveldesk/suppliers-contract';
import { testConnection } from './call/test-connection';
import { requireModule, requireProtocol } from './require-protocol';
import { testSupplier } from './supplier-test';
import type { WritingTools } from './suppliers.tools';

export function supplierTestRoutes(app: App, tools: WritingTools): void {
  app.post(
    supplierPaths.testTyped,
    {
      config: { permission: [supplierPermissions.create, supplierPermissions.update] },
      schema: {
        summary:
          'Call an address once in a protocol, with credentials that are not saved; nothing of it is kept',
        body: supplierConnectionSchema,
        response: { 200: supplierTestDoneSchema, ...problems(422) },
      },
    },
    async (request) => {
      const { base_url: baseUrl, credentials, timeout_ms: timeoutMs } = request.body;
      const module = await requireModule(app.kernel.db, request.body);
      const protocol = requireProtocol(tools.protocols, request.body, module);
      const test = await testConnection(protocol, { baseUrl, credentials, timeoutMs }, tools.policy);
      const params = {
        name: new URL(baseUrl).host,
        status: test.http_status ?? 0,
        duration: test.duration_ms,
      };
      return done(request, `supplier_test_${test.outcome}`, test, params);
    },
  );

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
