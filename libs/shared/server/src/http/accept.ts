import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem';
import './types';

const json = ['application/json'];

/** Refuses a caller that would not take what the route answers: JSON, where the route names nothing else. */
export function requireJsonAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers, routeOptions }, _reply, done) => {
    const produced = routeOptions.config.produces ?? json;
    const accepted = headers.accept === undefined || accepts(headers.accept, produced);
    done(accepted ? undefined : new Problem(406, 'not_acceptable'));
  });
}

function accepts(accept: string, produced: readonly string[]): boolean {
  const ranges = accept.split(',').map(mediaTypeOf);
  const types = produced.map(mediaTypeOf);
  return ranges.some(
    (range) => range === '*/*' || types.some((type) => range === type || range === `${type.split('/')[0]}/*`),
  );
}

/** `text/csv` of `text/csv; charset=utf-8`: neither a quality nor a charset decides here. */
function mediaTypeOf(text: string): string {
  return (text.split(';')[0] ?? '').trim().toLowerCase();
}
