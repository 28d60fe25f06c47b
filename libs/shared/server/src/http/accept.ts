import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem';
import './types';

/** Refuses a caller that would not take what the route answers: JSON, where the route names nothing else. */
export function requireJsonAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    const produced = routeOptions.config.produces ?? ['application/json'];
    if (headers.accept !== undefined && !accepts(headers.accept, produced)) {
      throw new Problem(406, 'not_acceptable');
    }
  });
}

function accepts(accept: string, produced: readonly string[]): boolean {
  const ranges = accept.split(',').map((range) => range.split(';')[0]?.trim().toLowerCase());
  return ranges.some(
    (range) =>
      range === '*/*' || produced.some((type) => range === type || range === `${type.split('/')[0]}/*`),
  );
}
