import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem';
import './types';

const json = ['application/json'];

/** Answers 406 if the caller does not accept the route's content type, JSON by default. */
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

/** Returns `text/csv` for `text/csv; charset=utf-8`; neither quality nor charset matters here. */
function mediaTypeOf(text: string): string {
  return (text.split(';')[0] ?? '').trim().toLowerCase();
}
