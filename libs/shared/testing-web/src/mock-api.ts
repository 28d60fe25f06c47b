import type { Problem } from '@traveldesk/shared-contract';
import { apiPath } from '@traveldesk/shared-web';
import type { LineStream } from './line-stream';

/** A request sent by the product. */
export interface MockRequest {
  method: string;
  /** The path below the base path: `/countries/7`. */
  path: string;
  /** The values of the route's `{name}` parts. */
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}

export interface MockAnswer {
  /** 200 by default. */
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** A raw body that is not JSON, instead of `body`. */
  text?: string;
  /** A body sent line by line, instead of `body`. */
  stream?: LineStream;
}

/** Maps `GET /countries/{id}` to its answer. A handler that rejects or throws simulates a network failure. */
export type MockRoutes = Record<string, (request: MockRequest) => MockAnswer | Promise<MockAnswer>>;

export interface MockApi {
  /** All routes, to join several mocks. */
  routes: MockRoutes;
  /** All requests so far, oldest first. */
  calls: MockRequest[];
  /** Returns the requests of one route: `callsTo('POST /countries')`. */
  callsTo: (route: string) => MockRequest[];
  /** Adds routes, or replaces them. */
  use: (routes: MockRoutes) => void;
}

function matcherOf(route: string): { method: string; pattern: RegExp } {
  const [method = '', path = ''] = route.split(' ');
  return { method, pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
}

/** Returns an error answer as the API sends it. */
export function problem(
  status: number,
  code: string,
  message: string,
  fields?: Record<string, string>,
): MockAnswer {
  const body: Problem = { code, message, request_id: 'req-test', ...(fields && { fields }) };
  return { status, body };
}

/** Returns the routes of records that nobody changes: their list in pages, one by its id, and its empty history. */
export function recordRoutes(path: string, rows: readonly { id: string }[]): MockRoutes {
  return {
    [`GET ${path}`]: ({ query: { page = 1, per_page: most = 20 } }) => {
      const start = (Number(page) - 1) * Number(most);
      return { body: { data: rows.slice(start, start + Number(most)), total: rows.length } };
    },
    [`GET ${path}/{id}`]: ({ params }) => {
      const body = rows.find(({ id }) => id === params.id);
      return body ? { body } : problem(404, 'not_found', 'This was not found.');
    },
    [`GET ${path}/{id}/history`]: () => ({ body: { data: [], total: 0 } }),
  };
}

/**
 * Replaces `fetch`: `routes` answer the product's requests; a request without a route gets a 404 and is listed in `calls`. Call it before
 * rendering; it ends with the test.
 */
export function mockApi(routes: MockRoutes = {}): MockApi {
  const known = { ...routes };
  const calls: MockRequest[] = [];

  const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), window.location.origin);
    const path = decodeURIComponent(url.pathname.slice(apiPath.length));
    const method = init.method ?? 'GET';
    const text = typeof init.body === 'string' ? init.body : undefined;
    const request: MockRequest = {
      method,
      path,
      params: {},
      query: Object.fromEntries(url.searchParams),
      headers: new Headers(init.headers),
      body: text === undefined ? undefined : (JSON.parse(text) as unknown),
    };
    calls.push(request);
    for (const [route, handler] of Object.entries(known)) {
      const matcher = matcherOf(route);
      const match = matcher.method === method ? matcher.pattern.exec(path) : null;
      if (match) {
        request.params = { ...match.groups };
        return respond(await handler(request), init.signal);
      }
    }
    return respond(problem(404, 'not_found', `No route for ${method} ${path}`));
  };

  window.fetch = answer;

  return {
    routes: known,
    calls,
    callsTo: (route) => {
      const matcher = matcherOf(route);
      return calls.filter(({ method, path }) => method === matcher.method && matcher.pattern.test(path));
    },
    use: (more) => Object.assign(known, more),
  };
}

function respond(answer: MockAnswer, signal?: AbortSignal | null): Response {
  const { status = 200, headers, body, stream } = answer;
  const text = answer.text ?? (body === undefined ? '' : JSON.stringify(body));
  return {
    status,
    headers: new Headers(headers),
    ok: status >= 200 && status < 300,
    text: () => Promise.resolve(text),
    body: stream?.body(signal) ?? null,
    blob: () => Promise.resolve(new Blob([typeof body === 'string' ? body : text])),
  } as Response;
}
