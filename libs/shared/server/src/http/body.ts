import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem';
import { bodyLimit, takesFiles, takeUploadTurn } from './uploads';

/** Maximum nesting depth (SECURITY 40). */
const maxDepth = 20;

/** One exact content type: no other parameters, and no white space that another parser might treat differently. */
const jsonType = /^application\/json(; ?charset=utf-8)?$/i;

type Parsed = (error: Error | null, body?: unknown) => void;

/** Accepts only uncompressed JSON bodies (SECURITY 38), and rejects names that could reach a prototype (44). */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', ({ headers }, reply, done) => {
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') {
      // The encoding to use instead (RFC 9110, 15.5.16).
      reply.header('accept-encoding', 'identity');
      return done(new Problem(415, 'unsupported_media_type'));
    }
    const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
    const type = headers['content-type'];
    if ((hasBody || type !== undefined) && !jsonType.test(type ?? '')) {
      return done(new Problem(415, 'unsupported_media_type'));
    }
    done();
  });
  const read = (request: FastifyRequest, bytes: Buffer, done: Parsed) => {
    // Otherwise invalid bytes would be stored as replacement characters without an error.
    if (!isUtf8(bytes)) return done(new Problem(400, 'not_utf8'));
    const body = bytes.toString('utf8');
    if (depthOf(body) > maxDepth) return done(new Problem(400, 'bad_request'));
    return parse(request, body, done);
  };
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    (request, bytes: Buffer, done) => {
      // A request without a body may still have the content type that its client always sends.
      if (bytes.length === 0) return done(null, undefined);
      if (!takesFiles(request.routeOptions.bodyLimit)) return read(request, bytes, done);
      takeUploadTurn(request).then(() => read(request, bytes, done), done);
    },
  );
}

/** Returns the nesting depth of brackets outside of strings; cheaper than parsing. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (character === '"') index = endOfText(json, index + 1);
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}

/**
 * Returns the end of the string that begins here. Strings are skipped with indexOf, because checking every character of a file takes longer
 * than parsing it.
 */
function endOfText(json: string, from: number): number {
  let end = json.indexOf('"', from);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: string, at: number): boolean {
  let before = at;
  while (json[before - 1] === '\\') before -= 1;
  return (at - before) % 2 === 1;
}
