import { screen, waitFor, within } from '@testing-library/react';
import { problem, type Rendered } from '@traveldesk/shared-testing/web';
import { fakeSuppliers, flights, supplier } from './suppliers.fake';
import { openSuppliers } from './suppliers.routes.fake';

const duffel = supplier();
const input = {
  name: 'Duffel',
  key: 'duffel',
  module_id: flights.id,
  protocol: 'duffel',
  base_url: 'https://api.duffel.com',
  currency: 'EUR',
  timeout_ms: 20_000,
  concurrency: 5,
  lap_infants_count: true,
  status: 'active',
};

const edit = (): Promise<Rendered> => openSuppliers({ at: `/suppliers/edit/${duffel.id}?name=Duffel` });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

/** The field, once the form has the record. */
async function filled(label: RegExp, value: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(value));
  return screen.getByLabelText(label);
}

describe('the form of a supplier', () => {
  it('adds one', async () => {
    const api = fakeSuppliers([]);
    const { user, address } = await openSuppliers({ at: '/suppliers' });
    await user.click(await screen.findByRole('link', { name: 'Add Supplier' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add Supplier' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Nile Air');
    await user.type(screen.getByRole('textbox', { name: /Key/ }), 'nile');
    await user.click(screen.getByRole('combobox', { name: /Module/ }));
    await user.click(await screen.findByTitle('Hotels'));
    await user.click(screen.getByRole('combobox', { name: /Module/ }));
    await user.click(await screen.findByTitle('Flights'));
    await user.type(screen.getByRole('textbox', { name: /Base URL/ }), 'https://api.nile.example/');
    await user.type(screen.getByLabelText(/Access token/), 'nile_live_0000-Ab12');
    await user.type(screen.getByRole('combobox', { name: /Currency/ }), 'egyptian');
    await user.click(await screen.findByTitle('EGP – Egyptian Pound'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Nile Air')).toBeVisible();
    expect(address()).toBe('/suppliers');
    expect(api.callsTo('POST /suppliers').map(({ body }) => body)).toEqual([
      {
        ...input,
        name: 'Nile Air',
        key: 'nile',
        base_url: 'https://api.nile.example',
        credentials: 'nile_live_0000-Ab12',
        currency: 'EGP',
      },
    ]);
  });

  it('says at its field what a supplier lacks, before anything is sent', async () => {
    const api = fakeSuppliers([]);
    const { user } = await openSuppliers({ at: '/suppliers/create' });
    await user.type(await screen.findByRole('textbox', { name: /Key/ }), 'Nile Air');
    await user.type(screen.getByRole('textbox', { name: /Base URL/ }), 'https://nile.example?x=1');
    await user.type(screen.getByLabelText(/Access token/), 'a token with spaces');
    await user.clear(screen.getByRole('spinbutton', { name: /Time limit/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    for (const sentence of [
      'Use lower-case letters, digits and single hyphens, beginning with a letter.',
      'Enter an address that starts with https://, without user name, question mark or #.',
      'An access token has no spaces and only letters, digits and signs of the Latin keyboard.',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    // Name, module, currency and time limit.
    expect(screen.getAllByText('This field is required')).toHaveLength(4);
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveFocus();
    expect(api.callsTo('POST /suppliers')).toEqual([]);
  });

  it('changes one without its token, and leads back to the list as it was', async () => {
    const api = fakeSuppliers([duffel]);
    const { user, address } = await openSuppliers({ at: '/suppliers?sort=-name&status=active' });
    await user.click(await screen.findByRole('link', { name: 'Edit Duffel' }));
    const name = await filled(/^Name/, 'Duffel');
    const token = screen.getByLabelText(/Access token/);
    expect(token).toHaveValue('');
    expect(token).toHaveAttribute('type', 'password');
    expect(screen.getByText(/Ends in …4x8Y, set on .*2026/)).toBeVisible();
    await user.clear(name);
    await user.type(name, 'Duffel Europe{Enter}');
    expect(await row('Duffel Europe')).toBeVisible();
    expect(address()).toBe('/suppliers?sort=-name&status=active');
    const [put] = api.callsTo('PUT /suppliers/{id}');
    expect(put?.headers.get('if-match')).toBe('"1"');
    expect(put?.body).toEqual({ ...input, name: 'Duffel Europe' });
  });

  it('replaces the token', async () => {
    const api = fakeSuppliers([duffel]);
    const { user } = await edit();
    await filled(/^Name/, 'Duffel');
    await user.type(screen.getByLabelText(/Access token/), 'duffel_live_Zz99');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await row('Duffel');
    expect(api.callsTo('PUT /suppliers/{id}')[0]?.body).toEqual({
      ...input,
      credentials: 'duffel_live_Zz99',
    });
  });

  it('removes the token, unless that is taken back', async () => {
    const api = fakeSuppliers([duffel]);
    const { user } = await edit();
    await filled(/^Name/, 'Duffel');
    await user.click(screen.getByRole('button', { name: 'Remove the token' }));
    expect(screen.getByText('The token will be removed when you save.')).toBeVisible();
    expect(screen.getByLabelText(/Access token/)).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByLabelText(/Access token/)).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Remove the token' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await row('Duffel');
    expect(api.callsTo('PUT /suppliers/{id}')[0]?.body).toEqual({ ...input, credentials: null });
  });

  it('shows at its field what the API refuses, and keeps what was typed', async () => {
    const api = fakeSuppliers([duffel]);
    const { user } = await edit();
    const url = await filled(/Base URL/, 'https://api.duffel.com');
    const again = 'The address leads to another server, so please enter the access token again.';
    api.use({
      'PUT /suppliers/{id}': () =>
        problem(422, 'invalid', 'Please check the marked fields.', { credentials: again }),
    });
    await user.clear(url);
    await user.type(url, 'https://elsewhere.example{Enter}');
    expect(await screen.findByText(again)).toBeVisible();
    expect(screen.getByLabelText(/Access token/)).toHaveFocus();
    expect(url).toHaveValue('https://elsewhere.example');
  });

  it('shows both versions where somebody else has saved meanwhile', async () => {
    fakeSuppliers([duffel]);
    const { user } = await edit();
    const name = await filled(/^Name/, 'Duffel');
    await window.fetch(`/api/v1/suppliers/${duffel.id}`, {
      method: 'PUT',
      headers: { 'if-match': '"1"' },
      body: JSON.stringify({ ...input, status: 'inactive', currency: 'USD' }),
    });
    await user.clear(name);
    await user.type(name, 'Duffel Europe{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'This record was changed meanwhile' });
    expect(within(dialog).getByRole('row', { name: 'Name Duffel Europe Duffel' })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: 'Currency EUR USD' })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: 'Status Active Inactive' })).toBeVisible();
    expect(within(dialog).queryByRole('row', { name: /Module/ })).not.toBeInTheDocument();
  });

  it('tests the saved connection, and shows how it went while the form keeps what was typed', async () => {
    const api = fakeSuppliers([duffel]);
    const { user } = await edit();
    const name = await filled(/^Name/, 'Duffel');
    const connection = screen.getByRole('region', { name: 'Connection' });
    expect(within(connection).getByText('Never tested')).toBeVisible();
    await user.type(name, ' Europe');
    await user.click(within(connection).getByRole('button', { name: 'Test connection' }));
    expect(await within(connection).findByText('No answer in time')).toBeVisible();
    expect(within(connection).getByText('10004 ms')).toBeVisible();
    expect(api.callsTo('POST /suppliers/{id}/test').map(({ params }) => params.id)).toEqual([duffel.id]);
    expect(name).toHaveValue('Duffel Europe');
    expect(name).toBeVisible();
  });

  it('shows the history, tests of the connection too, in words', async () => {
    const entry = { actor: { id: '2', name: 'Mona Said' }, address: null, request_id: null };
    fakeSuppliers(
      [duffel],
      [
        {
          ...entry,
          id: '2',
          at: '2026-11-21T09:00:00.000Z',
          action: 'test',
          changes: [{ field: 'outcome', before: null, after: 'not_authorised' }],
        },
        {
          ...entry,
          id: '1',
          at: '2026-11-21T08:00:00.000Z',
          action: 'update',
          changes: [
            { field: 'status', before: 'active', after: 'inactive' },
            { field: 'timeout_ms', before: 20_000, after: 5_000 },
            { field: 'credentials_set_at', before: null, after: '2026-11-21T08:00:00.000Z' },
          ],
        },
      ],
    );
    await edit();
    const [test, change] = await screen.findAllByRole('listitem');
    expect(test).toHaveTextContent(/Connection tested.*Mona Said.*Result.*Access token refused/);
    expect(change).toHaveTextContent(
      /Changed.*Status.*Active.*Inactive.*Time limit.*20,000 ms.*5,000 ms.*Access token set.*21 Nov 2026/,
    );
  });

  it('says that a supplier is not there', async () => {
    fakeSuppliers([]);
    await edit();
    expect(await screen.findByText('This was not found.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Test connection' })).not.toBeInTheDocument();
  });
});
