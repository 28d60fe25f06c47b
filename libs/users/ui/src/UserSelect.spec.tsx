import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { UserSelect } from './UserSelect';

const mona = { id: 'm', name: 'Mona Said', email: 'mona@traveldesk.example' };
const other = { id: 'o', name: 'Mona Said', email: 'mona@nile.example' };

function Field({ start = null, named = false }: { start?: string | null; named?: boolean }) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <>
      <UserSelect
        aria-label="Assignee"
        value={value}
        onChange={setValue}
        {...(named && { selected: [{ value: mona.id, label: mona.name }] })}
      />
      <output>{value ?? 'nothing'}</output>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Assignee' });
const offered = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);
const show = (field = <Field />) => renderScreen(field, { path: '/', permissions: ['show_tasks'] });

describe('UserSelect', () => {
  it('searches the list for the typed text, distinguishes users of the same name by address, and returns the id', async () => {
    const api = mockApi({
      'GET /users': ({ query }) => ({
        body: { data: query['q'] === 'mona' ? [other, mona] : [mona], total: 2 },
      }),
    });
    const { user } = await show();
    await user.click(box());
    await user.keyboard('mona');
    await waitFor(() =>
      expect(offered()).toEqual(['Mona Saidmona@nile.example', 'Mona Saidmona@traveldesk.example']),
    );
    expect(api.callsTo('GET /users').at(-1)?.query).toEqual({ q: 'mona', page: '1', per_page: '10' });
    await act(async () => void fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 }));
    expect(document.querySelector('output')).toHaveTextContent(/^o$/);
  });

  it('shows the name of the user chosen before, without a call', async () => {
    const api = mockApi();
    await show(<Field start="m" named />);
    expect(await screen.findByText('Mona Said')).toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  it('shows an empty result and a failed search within the list', async () => {
    const api = mockApi({ 'GET /users': () => ({ body: { data: [], total: 0 } }) });
    const { user } = await show();
    await user.click(box());
    await user.keyboard('zz');
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    api.use({ 'GET /users': () => problem(503, 'unavailable', 'The database is away') });
    await user.keyboard('z');
    expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
  });
});
