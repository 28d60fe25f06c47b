import { mockApi, problem } from '@traveldesk/shared-testing/web';
import { clearToast, readToast } from '../toast/toast';
import { baseQuery } from './baseQuery';
import type { ApiRequest } from './request';

function call(request: ApiRequest | string) {
  const { signal } = new AbortController();
  return baseQuery(request, { signal } as Parameters<typeof baseQuery>[1], {});
}

beforeEach(clearToast);

describe('a response in a language that is no longer selected', () => {
  const answers = (then: () => void) =>
    mockApi({
      'GET /countries': ({ headers }) => {
        const language = headers.get('accept-language');
        if (language === 'en') then();
        return { body: { data: [language] } };
      },
      'GET /missing': ({ headers }) => {
        const language = headers.get('accept-language') ?? '';
        if (language === 'en') then();
        return problem(404, 'not_found', language);
      },
      'PUT /countries': () => {
        then();
        return { body: {} };
      },
    });
  const arabic = () => localStorage.setItem('locale', 'ar');

  it('is requested again, and does not overwrite', async () => {
    const api = answers(arabic);
    expect(await call('/countries')).toEqual({ data: { data: ['ar'] } });
    expect(api.calls).toHaveLength(2);
  });

  it('is requested again for a read-only POST', async () => {
    const api = answers(arabic);
    api.use({
      'POST /simulations': ({ headers }) => {
        if (headers.get('accept-language') === 'en') arabic();
        return { body: { data: headers.get('accept-language') } };
      },
    });
    expect(await call({ url: '/simulations', method: 'POST', body: {}, reads: true })).toEqual({
      data: { data: 'ar' },
    });
  });

  it('is requested again for an error, which is shown only in the new language', async () => {
    answers(arabic);
    await call('/missing');
    expect(readToast().title).toBe('ar');
  });

  it.each([
    ['a change', { url: '/countries', method: 'PUT' }],
    ['a file', { url: '/countries', as: 'blob' }],
    ['lines that have already been read', { url: '/countries', onLine: () => undefined }],
  ] as const)('is accepted where it is that of %s', async (_, request) => {
    const api = answers(arabic);
    await call(request);
    expect(api.calls).toHaveLength(1);
  });
});
