import { screen } from '@testing-library/react';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
import { misreadSearch, placesExist, readSearch } from './typed-search';

const shown = async (part: React.ReactNode) => {
  await renderScreen(<p role="status">{part}</p>, { path: '/' });
  return screen.getByRole('status');
};

describe('a search that is typed', () => {
  it('is read in the words of the trade, shown as it is understood, and leads to its offers', async () => {
    const search = readSearch('cai dxb 15jan2099 2a1c5 biz direct');
    expect(search?.path).toBe(
      '/flights/results?type=oneway&trips=CAI-DXB-2099-01-15&cabin=Business&adults=2&children=5&max_stops=0',
    );
    expect(await shown(search?.summary)).toHaveTextContent(
      'CAIDXB15 Jan 20992 adults · 1 child (5)BusinessDirect flights only',
    );
  });

  it('leads to the form where it has no day yet', () => {
    const path = '/flights/search?type=oneway&trips=CAI-DXB-&cabin=Economy&adults=2';
    const read = readSearch('cai-dxb 2a');
    expect(read).toMatchObject({ path, isDated: false, places: ['CAI', 'DXB'] });
    expect(readSearch('caidxb')?.path).toMatch(/^\/flights\/search\?/);
  });

  it('says which word is not understood, and how one is written', async () => {
    const typed = 'cai dxb 15jan2099 2a1c';
    expect(readSearch(typed)).toBeUndefined();
    expect(await shown(misreadSearch(typed))).toHaveTextContent(
      /^2A1C is not understood\. .*: CAI DXB .* 2A1C5/,
    );
    expect(misreadSearch(`${typed}5`)).toBeUndefined();
  });

  it('is none, and nothing misread, in what says no two places', () => {
    expect(readSearch('nile')).toBeUndefined();
    expect(misreadSearch('nile')).toBeUndefined();
  });
});

it('asks for each place whether it exists; a failed answer hides nothing', async () => {
  const known = { iata: 'CAI', city: { code: 'CAI' } };
  const api = mockApi({ 'GET /airports': () => ({ body: { data: [known], total: 1 } }) });
  const { store } = await renderScreen(<p />, { path: '/' });
  expect(await store.dispatch(placesExist(['CAI']))).toBe(true);
  expect(await store.dispatch(placesExist(['CAI', 'OUT']))).toBe(false);
  api.use({ 'GET /airports': () => ({ status: 503, body: {} }) });
  expect(await store.dispatch(placesExist(['LOG']))).toBe(true);
});
