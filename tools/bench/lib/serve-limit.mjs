import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Serves the limit pages from a folder as fast as possible (precompressed, hashed names cached forever), and passes /api requests to the
 * product. Returns `{ url, close }`.
 */
export async function serveLimit(folder, productUrl) {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname.startsWith('/api/')) return forward(request, response, productUrl);
    const name = pathname.startsWith('/assets/')
      ? pathname
      : pathname === '/login'
        ? '/login.html'
        : '/index.html';
    return send(response, path.join(folder, name));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { url: `http://localhost:${server.address().port}`, close };
}

function send(response, file) {
  if (!existsSync(`${file}.br`)) {
    response.writeHead(404).end();
    return;
  }
  const body = readFileSync(`${file}.br`);
  const lasting = file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.writeHead(200, {
    'content-type': types[path.extname(file)],
    'content-encoding': 'br',
    'content-length': body.length,
    'cache-control': lasting,
  });
  response.end(body);
}

function forward(request, response, productUrl) {
  const target = new URL(request.url, productUrl);
  const onward = http.request(
    target,
    { method: request.method, headers: { ...request.headers, host: target.host } },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
