import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { accounts, sessionOf } from './accounts';

interface Page<Row> {
  data: Row[];
  total: number;
}

/** The API as the administrator uses it: for data that a journey needs but does not test. */
export const adminApi = (request: APIRequestContext) => apiOf(request, accounts.admin);

/** Sends an API request as another demo user. */
export async function apiOf(request: APIRequestContext, email: string) {
  const { token, user } = await sessionOf(request, email);
  const headers = { authorization: `Bearer ${token}` };
  const call = async <Body>(
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    data?: unknown,
  ): Promise<Body> => {
    const answer = await request[method](`/api/v1${path}`, {
      headers: { ...headers, ...(method === 'post' && { 'idempotency-key': randomUUID() }) },
      ...(data !== undefined && { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
  const post = async <Answer>(path: string, data: object): Promise<Answer> =>
    (await call<{ data: Answer }>('post', path, data)).data;
  return {
    user,
    /** The rows of a list that match a query. */
    find: async <Row extends { id: string }>(path: string, query: Record<string, string>): Promise<Row[]> =>
      (await call<Page<Row>>('get', `${path}?${new URLSearchParams(query)}`)).data,
    one: <Row>(path: string) => call<Row>('get', path),
    /** The lines of a streamed response. */
    lines: async <Line>(path: string): Promise<Line[]> => {
      const answer = await request.get(`/api/v1${path}`, { headers });
      if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
      return (await answer.text())
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Line);
    },
    create: <Row extends { id: string }>(path: string, data: object) => post<Row>(path, data),
    post,
    change: (path: string, data: object) => call('put', path, data),
    remove: (path: string) => call('delete', path),
  };
}

/** The response to a request with a token: whether the user still has access. */
export async function statusOf(request: APIRequestContext, path: string, token: string): Promise<number> {
  const answer = await request.get(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.status();
}
