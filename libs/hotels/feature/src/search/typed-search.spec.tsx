import { screen } from '@testing-library/react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { fakeHotels } from '../hotels.fake';
import { misreadSearch, placesExist, readSearch } from './typed-search';

const shown = async (part: React.ReactNode) => {
  await renderScreen(<p role="status">{part}</p>, { path: '/' });
  return screen.getByRole('status');
};

describe('a typed hotel search', () => {
  it('is read as shorthand, shown in words, and opens its results', async () => {
    fakeHotels();
    const search = readSearch('hotel dxb 12jan2099 3n 2a1c8');
    expect(search).toMatchObject({
      path: '/hotels/results?place=city.DXB&check_in=2099-01-12&check_out=2099-01-15&rooms=2-8',
      isDated: true,
      places: ['city.DXB'],
    });
    const line = await shown(search?.summary);
    expect(await screen.findByText('Dubai')).toBeVisible();
    expect(line).toHaveTextContent(
      /Dubai.*12 Jan 2099.* – .*15 Jan 2099.*3 nights1 room2 adults · 1 child \(8\)/,
    );
  });

  it('without days opens the form', () => {
    expect(readSearch('hotel dxb 2a')).toMatchObject({
      path: '/hotels/search?place=city.DXB&rooms=2',
      isDated: false,
    });
    expect(readSearch('dxb 12jan 3n')).toBeUndefined();
  });

  it('names the word it does not understand, with an example', async () => {
    expect(readSearch('hotel dxb 2a1c')).toBeUndefined();
    expect(await shown(misreadSearch('hotel dxb 2a1c'))).toHaveTextContent(
      /^2A1C is not understood\. .*: HOTEL DXB 12DEC 3N 2A1C8/,
    );
    expect(misreadSearch('hotel dxb 2a1c5')).toBeUndefined();
  });
});

it('asks whether the place exists; a failed call hides nothing', async () => {
  const api = fakeHotels();
  const { store } = await renderScreen(<p />, { path: '/' });
  expect(await store.dispatch(placesExist(['city.DXB']))).toBe(true);
  expect(await store.dispatch(placesExist(['city.ZZZ']))).toBe(false);
  api.use({ 'GET /hotels/places': () => ({ status: 503, body: {} }) });
  expect(await store.dispatch(placesExist(['city.LOG']))).toBe(true);
});
