import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config/config';
import { createLog } from '../log';
import type { Kernel } from '../modules/module';
import { createTexts } from '../texts';
import { createApp } from './app';
import { inlineScriptHashes, serveScreens } from './screens';

const boot = "document.documentElement.lang = 'ar';";
const html = `<!doctype html><html><head><script>${boot}</script><script type="module" src="/assets/index-B7x_k2Qa.js"></script></head><body></body></html>`;
const script = 'console.log("screens");'.repeat(50);

describe('the screens', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-screens-'));
  let app: FastifyInstance;

  beforeAll(async () => {
    mkdirSync(path.join(directory, 'assets'));
    const put = (name: string, text: string | Buffer) => writeFileSync(path.join(directory, name), text);
    put('index.html', html);
    put('index.html.br', brotliCompressSync(html));
    put('favicon.svg', '<svg/>');
    put('assets/index-B7x_k2Qa.js', script);
    put('assets/index-B7x_k2Qa.js.br', brotliCompressSync(script));
    put('assets/index-B7x_k2Qa.js.gz', gzipSync(script));
    put('assets/index-B7x_k2Qa.js.map', '{}');
    put('.env', 'SECRET_KEY=x');
    app = await serving(directory);
  });
  afterAll(async () => {
    await app.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('are compressed as the caller accepts (%s)', async (accepted, encoding) => {
    const response = await get('/assets/index-B7x_k2Qa.js', { 'accept-encoding': accepted });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers.vary).toBe('accept-encoding');
    if (!encoding) expect(response.body).toBe(script);
  });

  it.each(['/', '/index.html', '/countries', '/countries/edit/1?name=Egypt', '/login'])(
    'start with the page at %s',
    async (url) => {
      const response = await get(url, { accept: 'text/html,*/*' });
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(html);
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers['content-security-policy']).toContain('script-src');
    },
  );

  it('are fetched again only when they have changed', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('allow the one inline script by its hash, and no other', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(boot).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    const directives = Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part]));
    expect(directives).toMatchObject({
      'default-src': "default-src 'self'",
      'style-src-attr': "style-src-attr 'none'",
      'object-src': "object-src 'none'",
      'base-uri': "base-uri 'none'",
      'frame-ancestors': "frame-ancestors 'none'",
      'form-action': "form-action 'self'",
      'connect-src': "connect-src 'self'",
      'require-trusted-types-for': "require-trusted-types-for 'script'",
    });
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it.each([
    '/assets/index-B7x_k2Qa.js.map',
    '/.env',
    '/assets/none-00000000.js',
    '/nothing.png',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('have nothing at %s', async (url) => {
    const response = await get(url);
    expect([403, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain('SECRET');
  });

  it('have the headers of every response', async () => {
    for (const url of ['/', '/assets/index-B7x_k2Qa.js', '/nothing']) {
      expect((await get(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'x-request-id': expect.any(String),
      });
    }
  });

  it('require HTTPS for a year where PUBLIC_URL uses it, and only there', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    const secure = await serving(directory, 'https://desk.example');
    const { headers } = await secure.inject('/');
    await secure.close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('the hashes of inline scripts', () => {
  it('cover each script without a source as a browser reads it', () => {
    const hashes = inlineScriptHashes(
      '<script>a</script><script type="module" src="x.js"></script><script data-src="y">b\n</script>',
    );
    const of = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(hashes).toEqual([of('a'), of('b\n')]);
  });
});

async function serving(directory: string, publicUrl = 'http://localhost'): Promise<FastifyInstance> {
  const kernel = {
    config: { ...readConfig({}), publicUrl },
    texts: createTexts([]),
    log: createLog({ logLevel: 'silent' }),
  };
  const app = createApp(kernel as Kernel);
  await serveScreens(app, directory);
  await app.ready();
  return app;
}
