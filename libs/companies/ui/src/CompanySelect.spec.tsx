import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { CompanySelect } from './CompanySelect';

const company = (id: string, name: string, parent: { id: string; name: string } | null = null) => ({
  id,
  name,
  parent,
});
const nile = company('n', 'Nile Travel');
const delta = company('d', 'Delta Tours', { id: 'n', name: 'Nile Travel' });

function Field({ start = null }: { start?: string | null }) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <>
      <CompanySelect aria-label="Company" value={value} onChange={setValue} />
      <output>{value ?? 'nothing'}</output>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Company' });
const offered = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);
const show = (start?: string) =>
  renderScreen(<Field {...(start && { start })} />, { path: '/', permissions: ['show_companies'] });

describe('CompanySelect', () => {
  it('searches the list for the typed text, distinguishes companies of the same name, and returns the id', async () => {
    const api = mockApi({
      'GET /companies': ({ query }) => ({
        body: { data: query['q'] === 'tours' ? [delta] : [nile], total: 1 },
      }),
    });
    const { user } = await show();
    await user.click(box());
    await user.keyboard('tours');
    await waitFor(() => expect(offered()).toEqual(['Delta ToursNile Travel']));
    expect(api.callsTo('GET /companies').at(-1)?.query).toEqual({ q: 'tours', page: '1', per_page: '10' });
    await act(async () => void fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 }));
    expect(document.querySelector('output')).toHaveTextContent('d');
    expect(api.callsTo('GET /companies/{id}')).toHaveLength(0);
  });

  it('reads the name of a given id', async () => {
    mockApi({ 'GET /companies/{id}': () => ({ body: nile }) });
    await show('n');
    expect(await screen.findByText('Nile Travel')).toBeInTheDocument();
  });

  it('shows a failed search within the list', async () => {
    mockApi({ 'GET /companies': () => problem(503, 'unavailable', 'The database is away') });
    const { user } = await show();
    await user.click(box());
    expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
  });
});
