import { mockApi, testUser } from '@traveldesk/shared-testing/web';
import { storeSession } from '../session/storage';
import { baseQuery } from './baseQuery';
import type { ApiRequest } from './request';

function call(request: ApiRequest) {
  const { signal } = new AbortController();
  return baseQuery(request, { signal } as Parameters<typeof baseQuery>[1], {});
}

describe('the call that the boot script began', () => {
  const early = (change: object = {}) => {
    const body = JSON.stringify({ data: ['early'], total: 1 });
    const response = { ok: true, status: 200, text: () => Promise.resolve(body) } as Response;
    window.earlyCall = {
      url: '/api/v1/countries?page=1&per_page=20&name=a',
      token: 't',
      language: 'en',
      response: Promise.resolve(response),
      answered: true,
      ...change,
    };
  };
  const request = { url: '/countries', params: { per_page: 20, page: 1, name: 'a' } };

  beforeEach(() => storeSession({ token: 't', user: testUser() }));
  afterEach(() => delete window.earlyCall);

  it('answers the first of its kind, in whatever order its parameters stand, and only that', async () => {
    const api = mockApi({ 'GET /countries': () => ({ body: { data: ['late'], total: 1 } }) });
    early();
    expect(await call(request)).toEqual({ data: { data: ['early'], total: 1 } });
    expect(await call(request)).toEqual({ data: { data: ['late'], total: 1 } });
    expect(api.calls).toHaveLength(1);
  });

  it.each([
    ['another person', { token: 'other' }],
    ['another language', { language: 'fr' }],
    ['another page', { url: '/api/v1/countries?page=2&per_page=20&name=a' }],
  ])('is not taken for one of %s', async (_, change) => {
    mockApi({ 'GET /countries': () => ({ body: 'fresh' }) });
    early(change);
    expect(await call(request)).toEqual({ data: 'fresh' });
  });
});
