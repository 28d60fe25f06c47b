import type { FastifyBaseLogger } from 'fastify';
import { demoPassword } from '@traveldesk/auth-server';
import type { Api, App, ServerModule } from '@traveldesk/shared-server';

/**
 * Loads the slow demo data after the start, module by module. Failures are only logged. Ends soon after `signal`, or when the process
 * begins to stop.
 */
export async function loadBehind(
  { app, kernel }: Pick<Api, 'app' | 'kernel'>,
  modules: readonly ServerModule[],
  { log, signal }: { log: FastifyBaseLogger; signal: AbortSignal },
): Promise<void> {
  const isStopping = () => signal.aborted || kernel.stopping.aborted;
  const signIn = async (email: string) => {
    const body = { email, password: demoPassword };
    const answer = await app.inject({ method: 'POST', url: '/api/v1/login', payload: body });
    return answer.statusCode === 200 ? { authorization: `Bearer ${answer.json().data.token}` } : null;
  };
  for (const { name, demoBehind } of modules) {
    if (!demoBehind || isStopping()) continue;
    try {
      await demoBehind(app as unknown as App, { signIn, isStopping });
    } catch (error) {
      if (!isStopping()) log.error({ err: error, module: name }, 'demo data could not be loaded');
    }
  }
}
