import { mockApi, testUser } from '@traveldesk/shared-testing/web';
import { storeSession } from '../session/storage';
import { baseQuery } from './baseQuery';
import { serverNow } from './server-clock';
import type { ApiRequest } from './request';

function call(request: ApiRequest) {
  const { signal } = new AbortController();
  return baseQuery(request, { signal } as Parameters<typeof baseQuery>[1], {});
}

describe('the call that the boot script began', () => {
  const early = (change: object = {}) => {
    const body = JSON.stringify({ data: ['early'], total: 1 });
    const headers = new Headers({ date: new Date().toUTCString() });
    const response = { ok: true, status: 200, headers, text: () => Promise.resolve(body) } as Response;
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

  it('answers the first of its kind, in whatever order its parameters are, and only that', async () => {
    const api = mockApi({ 'GET /countries': () => ({ body: { data: ['late'], total: 1 } }) });
    early();
    expect(await call(request)).toEqual({ data: { data: ['early'], total: 1 } });
    expect(await call(request)).toEqual({ data: { data: ['late'], total: 1 } });
    expect(api.calls).toHaveLength(1);
  });

  it('tells the server’s time, though it left long before it is read', async () => {
    mockApi();
    const answered = performance.timeOrigin + 100;
    jest.useFakeTimers({ now: performance.timeOrigin + 60_000, doNotFake: ['performance'] });
    const headers = new Headers({ date: new Date(answered).toUTCString() });
    early({ response: Promise.resolve({ ok: true, headers, text: () => Promise.resolve('') } as Response) });
    const before = serverNow();
    await call(request);
    expect(serverNow()).toBe(before);
    jest.useRealTimers();
  });

  it('is not taken after a change, which it came before', async () => {
    mockApi({
      'POST /second-factor/confirm': () => ({ body: { message: 'Done.' } }),
      'GET /countries': () => ({ body: 'fresh' }),
    });
    early();
    await call({ url: '/second-factor/confirm', method: 'POST' });
    expect(await call(request)).toEqual({ data: 'fresh' });
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
