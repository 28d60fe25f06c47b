import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { SupplierSelect } from '.';

const supplier = (id: string, name: string, key: string, status = 'active') => ({ id, name, key, status });

function Field() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <SupplierSelect aria-label="Suppliers" multiple value={value} onChange={setValue} />
      <output>{value.join(' ')}</output>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Suppliers' });
const offered = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);

it('searches for the typed text, distinguishes suppliers of equal name, and returns ids', async () => {
  const api = mockApi({
    'GET /suppliers': ({ query }) => ({
      body: { data: query['q'] === 'duf' ? [supplier('d', 'Duffel', 'duffel-eu')] : [], total: 1 },
    }),
  });
  const { user } = await renderScreen(<Field />, { path: '/', permissions: ['show_suppliers'] });
  await user.click(box());
  await user.keyboard('duf');
  await waitFor(() => expect(offered()).toEqual(['Duffelduffel-eu']));
  expect(api.callsTo('GET /suppliers').at(-1)?.query).toEqual({ q: 'duf', page: '1', per_page: '10' });
  await act(async () => void fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 }));
  expect(document.querySelector('output')).toHaveTextContent('d');
});

it('marks an inactive supplier', async () => {
  mockApi({
    'GET /suppliers': () => ({
      body: { data: [supplier('d', 'Duffel', 'duffel-eu', 'inactive')], total: 1 },
    }),
  });
  const { user } = await renderScreen(<Field />, { path: '/', permissions: ['show_suppliers'] });
  await user.click(box());
  await waitFor(() => expect(offered()).toEqual(['Duffelduffel-eu · Inactive']));
});

it('shows a failed search within the list', async () => {
  mockApi({ 'GET /suppliers': () => problem(503, 'unavailable', 'The database is away') });
  const { user } = await renderScreen(<Field />, { path: '/', permissions: [] });
  await user.click(box());
  expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
});
