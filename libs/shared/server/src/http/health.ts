import { z } from 'zod';
import { Problem } from '../problem';
import type { App } from '../module';

const statusSchema = z.object({ status: z.literal('ok') });

/** For load balancers: whether the process is alive, and whether it can serve. */
export function healthRoutes(app: App, isReady: () => Promise<boolean>): void {
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
        summary: 'Whether the database answers, all migrations have run and the process is not stopping',
        response: { 200: statusSchema },
      },
    },
    async () => {
      if (!(await isReady())) throw new Problem(503, 'unavailable', { retryAfter: 2 });
      return { status: 'ok' as const };
    },
  );
}
