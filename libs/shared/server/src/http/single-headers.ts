import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem';

/** What must be there once, or which of two would count is anybody's guess: a proxy's, Node's and ours may differ. */
const single: ReadonlyMap<string, string> = new Map(
  [
    'Authorization',
    'Idempotency-Key',
    'If-Match',
    'Content-Type',
    'Content-Length',
    'Host',
    'Transfer-Encoding',
    'Expect',
    'Origin',
    'Referer',
    'User-Agent',
    'If-Unmodified-Since',
  ].map((name) => [name.toLowerCase(), name]),
);
/** Whose values have no comma, so that one with a comma is two that were joined on the way. */
const neverJoined = ['authorization', 'idempotency-key', 'if-match', 'content-type', 'host'];

/** Refuses two of a header that must be one (SECURITY 60), on lines of their own or joined by a comma. */
export function refuseRepeatedHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const header = repeatedHeader(request);
    if (header) return done(new Problem(400, 'header_repeated', { params: { header } }));
    // Node's own refusal of it has no body.
    const nameless = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(nameless ? new Problem(400, 'bad_request') : undefined);
  });
}

function repeatedHeader({ headers, raw }: FastifyRequest): string | undefined {
  const seen = new Set<string>();
  // Node drops the second one of some headers and joins others; only the raw ones tell.
  for (let index = 0; index < raw.rawHeaders.length; index += 2) {
    const name = raw.rawHeaders[index]?.toLowerCase() ?? '';
    if (!single.has(name)) continue;
    if (seen.has(name)) return single.get(name);
    seen.add(name);
  }
  return single.get(neverJoined.find((name) => String(headers[name] ?? '').includes(',')) ?? '');
}
