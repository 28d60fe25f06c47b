import { mockApi } from '@traveldesk/shared-testing/web';
import { clearToast, readToast } from '../toast/toast';
import { baseQuery } from './baseQuery';
import type { ApiRequest } from './request';

beforeEach(clearToast);

function call(request: ApiRequest) {
  const { signal } = new AbortController();
  return baseQuery(request, { signal } as Parameters<typeof baseQuery>[1], {});
}

const page = '<html><body>Sign in to the network of the hotel</body></html>';
const portal = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, text: page };
it.each([
  ["an intermediate network's page", 'POST', portal, {}],
  ['such a page instead of a file', 'GET', portal, { as: 'blob' }],
  ['such a page instead of lines', 'GET', portal, { onLine: () => {} }],
  ['an empty file', 'GET', { status: 200, text: '' }, { as: 'blob' }],
  ['an empty response', 'GET', { status: 200, text: '' }, {}],
  ['half of a response', 'POST', { status: 201, text: '{"message":"Saved","data":{"id":"0198' }, {}],
  [
    'a page that claims to be JSON',
    'GET',
    { ...portal, headers: { 'content-type': 'application/json' } },
    {},
  ],
] as const)('%s is not a success, and the outcome is unknown', async (_, method, answer, more) => {
  mockApi({ [`${method} /things`]: () => answer });
  const unknown = { status: 0, message: 'An unknown error occurred' };
  expect(await call({ url: '/things', method, ...more })).toEqual({ error: unknown });
  expect(readToast()).toEqual({ title: 'An unknown error occurred', status: false });
});

it('a refusal by a network portal is a failure without a message', async () => {
  mockApi({ 'GET /things': () => ({ ...portal, status: 403 }) });
  expect(await call({ url: '/things' })).toMatchObject({ error: { status: 403 } });
  expect(readToast().title).toBe('An unknown error occurred');
});
