import { mockApi, problem } from '@traveldesk/shared-testing/web';
import { clearToast, readToast } from '../toast/toast';
import { baseQuery } from './baseQuery';
import type { ApiRequest } from './request';

function call(request: ApiRequest) {
  const { signal } = new AbortController();
  return baseQuery(request, { signal } as Parameters<typeof baseQuery>[1], {});
}

beforeEach(clearToast);

describe('a read-only POST', () => {
  const simulate: ApiRequest = { url: '/simulations', method: 'POST', body: { rate: 5 }, reads: true };

  it('is sent like any other, without a success message', async () => {
    const api = mockApi({ 'POST /simulations': () => ({ body: { message: 'Simulated', moved: 3 } }) });
    expect(await call(simulate)).toEqual({ data: { message: 'Simulated', moved: 3 } });
    expect(api.calls[0]).toMatchObject({ method: 'POST', body: { rate: 5 } });
    expect(readToast().title).toBe('');
  });

  it('says why it failed', async () => {
    mockApi({ 'POST /simulations': () => problem(422, 'invalid', 'Two fields are wrong') });
    await call(simulate);
    expect(readToast()).toEqual({ title: 'Two fields are wrong', status: false });
  });
});
