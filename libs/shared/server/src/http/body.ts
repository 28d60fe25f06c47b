import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem';
import { bodyLimit, takesFiles, takeUploadTurn } from './uploads';

/** SECURITY 40. */
const maxDepth = 20;

/** One exact content type: no other parameter, no white space that another parser might read otherwise. */
const jsonType = /^application\/json(; ?charset=utf-8)?$/i;

type Parsed = (error: Error | null, body?: unknown) => void;

/** Takes JSON bodies as they are and nothing else (SECURITY 38), so none that is packed; a name that would reach a prototype is refused (44). */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', ({ headers }, reply, done) => {
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') {
      // What it may be sent with instead (RFC 9110, 15.5.16).
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
    // Else what is no character would be kept as a replacement character, and nobody told.
    if (!isUtf8(bytes)) return done(new Problem(400, 'not_utf8'));
    const body = bytes.toString('utf8');
    if (depthOf(body) > maxDepth) return done(new Problem(400, 'bad_request'));
    return parse(request, body, done);
  };
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    (request, bytes: Buffer, done) => {
      // A call without a body may still name the type its client always names.
      if (bytes.length === 0) return done(null, undefined);
      if (!takesFiles(request.routeOptions.bodyLimit)) return read(request, bytes, done);
      takeUploadTurn(request).then(() => read(request, bytes, done), done);
    },
  );
}

/** How deep the brackets outside of strings go; cheaper than the parse it saves. */
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

/** Where the string that begins here ends. It is leapt over: to look at each character of a file takes longer than to parse it. */
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
