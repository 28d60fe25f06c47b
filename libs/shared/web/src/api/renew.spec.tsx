import { act, screen, waitFor } from '@testing-library/react';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
import { setLanguage } from '../i18n/set-language';
import { baseApi } from './baseApi';
import { renewAfterChanges } from './renew';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testNames: build.query<{ data: string[] }, string>({ query: (url) => ({ url }) }),
  }),
});

function Names() {
  const { data } = api.useTestNamesQuery('/countries');
  return <p>{data?.data.join(', ')}</p>;
}

it('a change of language reloads what is displayed, and forgets what is not', async () => {
  const names: Record<string, string[]> = { en: ['Egypt', 'France'], ar: ['فرنسا', 'مصر'] };
  const network = mockApi({
    'GET /countries': ({ headers }) => ({ body: { data: names[headers.get('accept-language') ?? ''] } }),
    'GET /cities': () => ({ body: { data: [] } }),
  });
  const { store } = await renderScreen(<Names />, { path: '/countries' });
  const end = renewAfterChanges(store);
  expect(await screen.findByText('Egypt, France')).toBeVisible();
  const left = store.dispatch(api.endpoints.testNames.initiate('/cities'));
  await left;
  left.unsubscribe();

  await act(() => setLanguage('ar'));
  expect(await screen.findByText('فرنسا, مصر')).toBeVisible();
  await waitFor(() =>
    expect(api.endpoints.testNames.select('/cities')(store.getState()).status).toBe('uninitialized'),
  );
  expect(network.callsTo('GET /cities')).toHaveLength(1);
  expect(network.callsTo('GET /countries').map(({ headers }) => headers.get('accept-language'))).toEqual([
    'en',
    'ar',
  ]);

  end();
  await act(() => setLanguage('en'));
  expect(network.callsTo('GET /countries')).toHaveLength(2);
});

it('a restored network connection reloads what failed', async () => {
  let isDown = true;
  mockApi({
    'GET /countries': () =>
      isDown ? { status: 503, body: { message: 'No.', code: 'unavailable' } } : { body: { data: ['Egypt'] } },
  });
  const { store } = await renderScreen(<Names />, { path: '/countries' });
  const end = renewAfterChanges(store);
  await waitFor(() =>
    expect(api.endpoints.testNames.select('/countries')(store.getState()).status).toBe('rejected'),
  );
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Egypt')).toBeVisible();
  end();
});
