import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { head, rawCall, type RawAnswer } from './raw.fixture';
import { things } from './things.fixture';

const page = '<!doctype html><html><body>the screens</body></html>';
/** A request ends after 400 ms here; by default it would take a minute. */
const soon = 15_000;
const id = '01a1fc5b-cb6f-70f2-ac22-e4edbf393802';

describe('an unusual request that no ordinary client sends', () => {
  const screens = mkdtempSync(path.join(tmpdir(), 'traveldesk-edge-'));
  const lines: string[] = [];
  let api: TestApi;
  let port: number;
  let authorization: string;

  beforeAll(async () => {
    writeFileSync(path.join(screens, 'index.html'), page);
    api = await startTestApi({
      modules: [things],
      screens,
      limits: { requestTimeout: 400, checkEvery: 50 },
      config: { logLevel: 'info' },
      logged: (line) => lines.push(line),
    });
    ({ authorization } = await api.signIn({ permissions: ['show_things', 'add_things'] }));
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = api.app.server.address() as AddressInfo);
  });
  afterAll(async () => {
    await api.close();
    rmSync(screens, { recursive: true, force: true });
  });

  const ask = (line: string, ...headers: string[]) => rawCall(port, head(line, ...headers));
  const post = (body: string, ...headers: string[]) =>
    rawCall(port, head('POST /api/v1/things HTTP/1.1', `Authorization: ${authorization}`, ...headers) + body);

  /** Expects our own body with the id from the header, the common headers, and no internal details. */
  const judge = (answer: RawAnswer, status: number, code: string) => {
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status });
    const body = JSON.parse(answer.body) as Record<string, unknown>;
    expect(Object.keys(body).filter((name) => name !== 'fields')).toEqual(['message', 'code', 'request_id']);
    expect(body).toMatchObject({ code, request_id: answer.headers.get('x-request-id') });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.text).not.toMatch(/FST_|statusCode|ERR_|stack/);
    return String(body['message']);
  };

  describe('with a header sent twice that may occur only once', () => {
    const json = '{"name":"x"}';
    const length = `Content-Length: ${json.length}`;
    const type = 'Content-Type: application/json';

    it.each([
      ['Authorization: Bearer other'],
      ['authorization: Bearer other'],
      ['Idempotency-Key: 0123456789abcdef', 'Idempotency-Key: 0123456789abcdee'],
      ['Idempotency-Key: 0123456789abcdef, 0123456789abcdee'],
      ['If-Match: "6"', 'If-Match: "7"'],
      ['If-Match: "6", "7"'],
      ['Content-Type: application/json'],
      ['Host: evil.example'],
      ['Origin: http://a.example', 'Origin: http://b.example'],
      ['User-Agent: a', 'User-Agent: b'],
    ])('is rejected (%s)', async (...headers) => {
      const answer = await post(json, type, length, ...headers);
      const message = judge(answer, 400, 'header_repeated');
      expect(message.toLowerCase()).toContain(String(headers[0]).split(':')[0]?.toLowerCase());
    });

    it('is rejected when the two were joined on the way', async () => {
      const joined = (name: string) => ask('GET /api/v1/things HTTP/1.1', name);
      judge(await joined(`Authorization: ${authorization}, Bearer other`), 400, 'header_repeated');
      judge(await joined(`Authorization: ${authorization},${authorization}`), 400, 'header_repeated');
      judge(await joined('Content-Type: application/json, text/plain'), 400, 'header_repeated');
    });

    it('is rejected for screens and unknown addresses too', async () => {
      for (const target of ['/', '/countries', '/api/v1/nowhere']) {
        const answer = await ask(`GET ${target} HTTP/1.1`, 'Authorization: a', 'Authorization: b');
        judge(answer, 400, 'header_repeated');
      }
    });

    it('is rejected for two lengths before anything is read', async () => {
      judge(await post(json, type, length, length), 400, 'bad_request');
      judge(await post(json, type, `Content-Length: ${json.length}, ${json.length}`), 400, 'bad_request');
      judge(await post(json, type, length, 'Transfer-Encoding: chunked'), 400, 'bad_request');
    });

    it("is rejected in the caller's language", async () => {
      const say = async (language: string) =>
        judge(
          await ask('GET / HTTP/1.1', `Accept-Language: ${language}`, 'If-Match: a', 'If-Match: b'),
          400,
          'header_repeated',
        );
      expect(new Set([await say('en'), await say('fr'), await say('ar')]).size).toBe(3);
    });

    it('is accepted for headers that are lists', async () => {
      const lists = ['Accept-Language: ar', 'Accept-Language: fr', 'Accept: text/html', 'Accept: */*'];
      const answer = await ask('GET /api/v1/things HTTP/1.1', `Authorization: ${authorization}`, ...lists);
      expect(answer.status).toBe(200);
      expect((await post(json, type, length, 'If-Match: "7"')).status).toBe(200);
    });
  });

  describe('to an invalid address', () => {
    const html = 'Accept: text/html';
    it.each(['//', '//[', '/\\', '//evil.example/', '//evil.example/%2e%2e', '/\\evil.example', '///'])(
      '%s is not found, and redirects nowhere',
      async (target) => {
        for (const accept of [html, 'Accept: */*']) {
          const answer = await ask(`GET ${target} HTTP/1.1`, accept);
          judge(answer, 404, 'not_found');
          expect(answer.headers.has('location')).toBe(false);
        }
      },
    );

    it.each(['/%', '/%ff', '/api/v1/%zz', '/api/v1/things/%', '/%c0%ae', '/assets/%E0%A4%A'])(
      '%s is a bad request in our own words',
      async (target) => {
        const english = judge(await ask(`GET ${target} HTTP/1.1`, html), 400, 'bad_request');
        const arabic = judge(await ask(`GET ${target} HTTP/1.1`, 'Accept-Language: ar'), 400, 'bad_request');
        expect(arabic).not.toBe(english);
        expect(lines.at(-1)).toContain('"status":400');
      },
    );

    it('that is very long is rejected, with or without a route for it', async () => {
      judge(await ask(`GET /api/v1/things/${'a'.repeat(300)} HTTP/1.1`), 400, 'bad_request');
      judge(await ask(`GET /${'a'.repeat(20_000)} HTTP/1.1`, html), 431, 'headers_too_large');
      expect((await ask(`GET /${'a'.repeat(10_000)} HTTP/1.1`, html)).status).toBe(200);
    });

    it('that includes a host is treated as a path of this server, whatever the host', async () => {
      const target = 'http://evil.example/countries?x=1';
      expect((await ask(`GET ${target} HTTP/1.1`, html)).body).toContain('the screens');
      judge(await ask('GET http://evil.example/api/v1/nowhere HTTP/1.1'), 404, 'not_found');
      judge(await ask('GET http://evil.example//x HTTP/1.1', html), 404, 'not_found');
      expect((await ask('GET http://[ HTTP/1.1', html)).status).toBeLessThan(500);
      judge(await ask('OPTIONS * HTTP/1.1'), 404, 'not_found');
    });
  });

  describe('that Node would answer by itself', () => {
    it.each([
      ['no HTTP at all', 'hello\r\n\r\n'],
      ['an unknown method', head('FOO / HTTP/1.1')],
      ['another version', head('GET / HTTP/9.9')],
      ['a header without a name', head('GET / HTTP/1.1', ': x')],
      ['a line end inside a header', head('GET / HTTP/1.1', 'X: a\rb')],
      ['a NUL inside a header', head('GET / HTTP/1.1', 'X: a\0b')],
      ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
      ['a tunnel', head('CONNECT evil.example:443 HTTP/1.1')],
    ])('%s is a bad request in our own format', async (_what, text) => {
      judge(await rawCall(port, text), 400, 'bad_request');
    });

    it('an unknown expectation or upgrade changes nothing', async () => {
      expect((await ask('GET /api/v1/health HTTP/1.1', 'Expect: a-miracle')).status).toBe(200);
      const upgrade = ['Upgrade: websocket', 'Connection: upgrade, close'];
      expect((await ask('GET /api/v1/health HTTP/1.1', ...upgrade)).status).toBe(200);
    });

    it('a method without a route is not found', async () => {
      judge(await ask('PROPFIND /api/v1/things HTTP/1.1'), 404, 'not_found');
      judge(await ask('TRACE / HTTP/1.1'), 404, 'not_found');
    });
  });

  describe('that does not end', () => {
    const type = 'Content-Type: application/json';
    const dribble = (first: string) => [first, ...Array.from({ length: 40 }, () => ' ')];
    const slowly = (first: string, pause = 50) => rawCall(port, dribble(first), pause);

    it("is ended while its body arrives byte by byte, with a message in the caller's language", async () => {
      lines.length = 0;
      const answer = await slowly(
        head(
          'POST /api/v1/things HTTP/1.1',
          `Authorization: ${authorization}`,
          'Accept-Language: fr',
          type,
          'Content-Length: 1000',
        ),
      );
      expect(judge(answer, 408, 'request_timeout')).toMatch(/demande/);
      expect(answer.milliseconds).toBeLessThan(soon);
      expect(lines.join()).not.toMatch(/request failed|database is away/);
    });

    it('is ended while its head arrives byte by byte or nothing arrives', async () => {
      const slow = await slowly('GET / HTTP/1.1\r\nHost: x\r\nX: ');
      judge(slow, 408, 'request_timeout');
      expect(slow.milliseconds).toBeLessThan(soon);
      const silent = await rawCall(port, '');
      expect(silent.milliseconds).toBeLessThan(soon);
    });

    it('is ended even if it was already answered', async () => {
      const kept = `POST /api/v1/things HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 1000\r\n\r\n`;
      const refused = await slowly(kept);
      expect(refused.status).toBe(401);
      expect(refused.milliseconds).toBeGreaterThan(300);
      expect(refused.milliseconds).toBeLessThan(soon);
      expect(refused.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
    });

    it('does not spoil the response to an earlier request on the same connection', async () => {
      const first = 'GET /api/v1/health HTTP/1.1\r\nHost: x\r\n\r\n';
      const answer = await rawCall(port, [first, 'nonsense\r\n\r\n'], 100);
      expect(answer.text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
    });
  });

  it.each(['\\ud800', '\\udc00\\ud800', '\\ufffe', '\\ud83f\\udfff'])(
    'with an invalid character (%s) is rejected at its field, before anything is done',
    async (escaped) => {
      const body = `{"name":"a${escaped}b"}`;
      const answer = await post(body, 'Content-Type: application/json', `Content-Length: ${body.length}`);
      judge(answer, 422, 'invalid');
      expect(JSON.parse(answer.body)).toMatchObject({
        fields: { name: 'This contains characters that are not allowed.' },
      });
    },
  );

  it('with a NUL anywhere is rejected before anything is done', async () => {
    const bearer = `Authorization: ${authorization}`;
    for (const target of ['things?name=a%00b', 'things?name=%00', `things/${id}%00`]) {
      judge(await ask(`GET /api/v1/${target} HTTP/1.1`, bearer), 400, 'bad_request');
    }
    const bodies = ['{"name":"a\\u0000b"}', '{"name":"ab","parts":[{"label":"a\\u0000b"}]}'];
    for (const body of bodies) {
      const answer = await post(body, 'Content-Type: application/json', `Content-Length: ${body.length}`);
      judge(answer, 422, 'invalid');
      expect(answer.body).toMatch(/characters that are not allowed/);
    }
  });
});
