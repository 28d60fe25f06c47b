import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem';

/** Headers that may occur only once: proxies, Node and this server may disagree about which of two counts. */
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
/** Headers whose values contain no comma, so a comma means that two were joined on the way. */
const neverJoined = ['authorization', 'idempotency-key', 'if-match', 'content-type', 'host'];

/** Refuses repeated headers that must be unique (SECURITY 60), on separate lines or joined by a comma. */
export function refuseRepeatedHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const header = repeatedHeader(request);
    if (header) return done(new Problem(400, 'header_repeated', { params: { header } }));
    // Node's own refusal of a missing host has no body.
    const nameless = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(nameless ? new Problem(400, 'bad_request') : undefined);
  });
}

function repeatedHeader({ headers, raw }: FastifyRequest): string | undefined {
  const seen = new Set<string>();
  // Node drops repetitions of some headers and joins others, so only the raw headers show them.
  for (let index = 0; index < raw.rawHeaders.length; index += 2) {
    const name = raw.rawHeaders[index]?.toLowerCase() ?? '';
    if (!single.has(name)) continue;
    if (seen.has(name)) return single.get(name);
    seen.add(name);
  }
  return single.get(neverJoined.find((name) => String(headers[name] ?? '').includes(',')) ?? '');
}
