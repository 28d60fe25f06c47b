import type { FastifyInstance } from 'fastify';
import type { Authenticate } from '../actor';
import type { Kernel, ServerModule } from '../module';
import { asApi } from './app';
import { requirePermissions } from './authenticate';
import { createCallLimit } from './call-limit';
import { docsPage } from './docs-page';
import { answerNotFound } from './errors';
import { healthRoutes } from './health';
import { describeRoutes, openApiRoute, tagRoutes } from './openapi';
import { createRefusals } from './refusals';
import { guardRoutes } from './route-guard';

export interface RoutesOptions {
  kernel: Kernel;
  modules: readonly ServerModule[];
  authenticate: Authenticate;
  isReady: () => Promise<boolean>;
}

/** Everything below /api: each module's routes behind the same guard. */
export async function registerRoutes(app: FastifyInstance, options: RoutesOptions): Promise<void> {
  const { kernel, modules, authenticate, isReady } = options;
  const { apiDocs, callLimit } = kernel.config;
  await app.register(
    async (scope) => {
      const api = asApi(scope);
      guardRoutes(scope, kernel.permissions);
      requirePermissions(scope, {
        authenticate,
        limit: createCallLimit(callLimit),
        refusals: createRefusals(),
      });
      scope.setNotFoundHandler(answerNotFound);
      let domain = 'kernel';
      tagRoutes(scope, () => domain);
      if (apiDocs) await describeRoutes(scope);
      healthRoutes(api, isReady);
      if (apiDocs) openApiRoute(api);
      for (const module of modules) {
        domain = module.name;
        await module.routes?.(api, kernel);
      }
    },
    { prefix: '/api/v1' },
  );
  if (apiDocs) docsPage(app);
}
