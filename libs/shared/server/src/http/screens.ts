import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from './errors';
import { screenPolicy } from './headers';

/** The build's names of immutable files: `assets/CountriesPage-B7x_k2Qa.js`. */
const hashed = /[\\/]assets[\\/].+-[\w-]{8,}\.\w+(\.br|\.gz)?$/;
const forever = 'public, max-age=31536000, immutable';
const askFirst = 'no-cache';

/**
 * Serves the built screens of a directory: compressed files if the build has made them, hashed ones with unlimited caching, and index.html
 * for every address of a screen. Source maps are not served.
 */
export async function serveScreens(app: FastifyInstance, directory: string): Promise<void> {
  const policy = screenPolicy(inlineScriptHashes(readFileSync(path.join(directory, 'index.html'), 'utf8')));
  await app.register(serveFiles, {
    root: path.resolve(directory),
    wildcard: false,
    index: ['index.html'],
    globIgnore: ['**/*.map', '**/*.br', '**/*.gz', '**/.*'],
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isPage = /\.html(\.br|\.gz)?$/.test(file);
      reply.header('cache-control', hashed.test(file) ? forever : askFirst);
      reply.header('vary', 'accept-encoding');
      if (isPage) reply.header('content-security-policy', policy);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const asksForPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const path = pathOf(request.url);
    const isScreen = asksForPage && path !== null && !/^\/api(\/|$)/.test(path) && !/\/assets\//.test(path);
    return isScreen ? reply.sendFile('index.html') : answerNotFound(request, reply);
  });
}

/**
 * Returns the path of a request's target, in which a proxy may include the host. Null if a browser would read it as another host, such as
 * `//evil.example` and `/\evil.example`; no screen has such a path.
 */
function pathOf(target: string): string | null {
  const [path = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  return /^\/(?![/\\])/.test(path) ? path : null;
}

/** Returns the CSP sources that allow exactly the inline scripts of a page, such as `'sha256-…'`. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc[\s=])[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
