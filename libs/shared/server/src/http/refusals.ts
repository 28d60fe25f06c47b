import type { FastifyRequest } from 'fastify';
import { recordEvent } from '../change';
import { createCallLimit } from './call-limit';
import { networkOf } from './network';
import './types';

/** Refusals per minute and caller that are recorded; more would only fill the audit trail. */
const writtenPerMinute = 10;

export interface Refusals {
  badToken(request: FastifyRequest): Promise<void>;
  forbidden(request: FastifyRequest, permission: string): Promise<void>;
}

/** Records refused sign-ins and permissions, in the log and in the audit trail (SECURITY 52). */
export function createRefusals(): Refusals {
  const limit = createCallLimit(writtenPerMinute);
  const write = async (request: FastifyRequest, action: string, after: Record<string, string>) => {
    request.log.warn({ ...after, address: request.ip }, action);
    try {
      limit.take(request.actor?.userId ?? networkOf(request.ip));
    } catch {
      return;
    }
    const id = request.actor?.userId ?? request.ip;
    await recordEvent(request, { entity: 'access', id, action, after });
  };
  const route = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url}`;
  return {
    badToken: (request) => write(request, 'bad_token', { route: route(request) }),
    forbidden: (request, permission) => write(request, 'forbidden', { route: route(request), permission }),
  };
}
