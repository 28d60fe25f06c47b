import { z } from 'zod';
import { Problem } from '../problem';
import type { App } from '../modules/module';
import type { Readiness } from './readiness';

const statusSchema = z.object({ status: z.literal('ok') });

/** Adds the routes for load balancers: whether the process is alive, and whether it can serve. */
export function healthRoutes(app: App, readiness: Readiness): void {
  app.get(
    '/health',
    {
      config: { permission: 'public', quiet: true },
      schema: { summary: 'Whether the process is alive', response: { 200: statusSchema } },
    },
    async () => ({ status: 'ok' as const }),
  );
  app.get(
    '/ready',
    {
      config: { permission: 'public', quiet: true },
      schema: {
        summary:
          'Whether the database answers and accepts changes, all migrations have run and the process is not stopping; the code of a 503 gives the reason',
        response: { 200: statusSchema },
      },
    },
    async () => {
      const unready = await readiness();
      if (unready) throw new Problem(503, unready.code, { retryAfter: 2, cause: unready.cause });
      return { status: 'ok' as const };
    },
  );
}
