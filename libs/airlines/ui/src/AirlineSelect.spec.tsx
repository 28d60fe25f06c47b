import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { AirlineSelect } from './AirlineSelect';

const airline = (iata: string, name: string) => ({
  id: `0198f000-0000-7000-8000-0000000000${iata}`,
  iata,
  icao: null,
  name,
  accounting_code: null,
  country: {
    id: 'x',
    code: 'AE',
    name: { en: 'United Arab Emirates', fr: 'Émirats arabes unis', ar: 'الإمارات' },
  },
  status: 'active',
});

function Field() {
  const [value, setValue] = useState<string[]>(['QR']);
  return (
    <>
      <AirlineSelect aria-label="Airlines" multiple value={value} onChange={setValue} />
      <output>{value.join(' ')}</output>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Airlines' });
const offered = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);

describe('AirlineSelect', () => {
  it('lists active airlines, and returns IATA codes', async () => {
    const api = mockApi({
      'GET /airlines': ({ query }) => ({
        body: { data: query['q'] === 'emi' ? [airline('EK', 'Emirates')] : [], total: 1 },
      }),
    });
    const { user } = await renderScreen(<Field />, { path: '/', permissions: ['flights_search'] });
    await user.click(box());
    await user.keyboard('emi');
    await waitFor(() => expect(offered()).toEqual(['EKEmiratesUnited Arab Emirates']));
    expect(api.callsTo('GET /airlines').at(-1)?.query).toEqual({
      q: 'emi',
      status: 'active',
      page: '1',
      per_page: '10',
    });
    await act(async () => void fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 }));
    expect(document.querySelector('output')).toHaveTextContent('QR EK');
  });

  it('names the country in the user’s language', async () => {
    mockApi({ 'GET /airlines': () => ({ body: { data: [airline('EK', 'Emirates')], total: 1 } }) });
    const { user } = await renderScreen(<Field />, { path: '/', permissions: [], language: 'fr' });
    await user.click(box());
    await waitFor(() => expect(offered()).toEqual(['EKEmiratesÉmirats arabes unis']));
  });

  it('shows a failed search within the list', async () => {
    mockApi({ 'GET /airlines': () => problem(503, 'database_unavailable', 'The database is away') });
    const { user } = await renderScreen(<Field />, { path: '/', permissions: [] });
    await user.click(box());
    expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
  });
});
