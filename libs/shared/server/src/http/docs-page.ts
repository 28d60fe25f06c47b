import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { docsPolicy } from './headers';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Traveldesk API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<main id="docs">Loading…</main>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

/** The page contains no data: it loads the description with the session of the user, as the screens do. */
const start = `let token = null;
try {
  token = localStorage.getItem('token');
} catch {
  // A browser may keep nothing: then nobody is signed in.
}
const headers = token ? { authorization: 'Bearer ' + token } : {};
const response = fetch('/api/v1/openapi.json', { headers });
const place = document.getElementById('docs');
response
  .then((answer) => answer.json().then((body) => ({ answer, body })))
  .then(({ answer, body }) => {
    if (!answer.ok) {
      place.textContent = body.message + ' ';
      const link = document.createElement('a');
      link.href = '/';
      link.textContent = 'Traveldesk';
      place.append(link);
      return;
    }
    SwaggerUIBundle({
      spec: body,
      dom_id: '#docs',
      deepLinking: true,
      requestInterceptor: (request) => Object.assign(request, { headers: Object.assign({}, request.headers, headers) }),
    });
  })
  .catch(() => { place.textContent = 'The description could not be loaded.'; });
`;

/** Serves GET /api/docs: a page that loads the description with the token of the browser's session. */
export function docsPage(app: FastifyInstance): void {
  const directory = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const serve = (url: string, type: string, read: () => string | Buffer) => {
    let body: string | Buffer | null = null;
    app.get(url, async (_request, reply) => {
      body ??= read();
      return reply
        .headers({ 'content-security-policy': docsPolicy, 'cache-control': 'no-cache' })
        .type(type)
        .send(body);
    });
  };
  const script = 'text/javascript; charset=utf-8';
  const file = (name: string) => () => readFileSync(path.join(directory, name));
  serve('/api/docs', 'text/html; charset=utf-8', () => page);
  serve('/api/docs/start.js', script, () => start);
  serve('/api/docs/swagger-ui-bundle.js', script, file('swagger-ui-bundle.js'));
  serve('/api/docs/swagger-ui.css', 'text/css; charset=utf-8', file('swagger-ui.css'));
}
