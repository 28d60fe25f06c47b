import type { FastifyInstance } from 'fastify';
import type { Authenticate } from '../modules/actor';
import type { Kernel, ServerModule } from '../modules/module';
import { asApi } from './app';
import { requirePermissions } from './authenticate';
import { createCallLimit } from './call-limit';
import { docsPage } from './docs-page';
import { answerNotFound } from './errors';
import { foundRoutes } from './found';
import { healthRoutes } from './health';
import { describeRoutes, openApiRoute, tagRoutes } from './openapi';
import type { Readiness } from './readiness';
import { createRefusals } from './refusals';
import { registerReplayHeader } from './replays';
import { guardRoutes } from './route-guard';

export interface RoutesOptions {
  kernel: Kernel;
  modules: readonly ServerModule[];
  authenticate: Authenticate;
  readiness: Readiness;
}

/** Registers everything below /api: each module's routes behind the same guard. */
export async function registerRoutes(app: FastifyInstance, options: RoutesOptions): Promise<void> {
  const { kernel, modules, authenticate, readiness } = options;
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
      registerReplayHeader(scope);
      scope.setNotFoundHandler(answerNotFound);
      let domain = 'kernel';
      tagRoutes(scope, () => domain);
      if (apiDocs) await describeRoutes(scope);
      healthRoutes(api, readiness);
      foundRoutes(api);
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
