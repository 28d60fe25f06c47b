import { screen, waitFor, within } from '@testing-library/react';
import { onFreshSignIn } from '@traveldesk/shared-web';
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
  single_name: 'fnu',
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
  it('adds a supplier', async () => {
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
    // On to its form, where its connection is tested.
    expect(await screen.findByRole('heading', { level: 1, name: /Nile Air/ })).toBeVisible();
    expect(address()).toMatch(/^\/suppliers\/edit\/.*name=Nile%20Air$/);
    expect(screen.getByRole('button', { name: 'Test connection' })).toBeVisible();
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

  it('shows missing values at their fields before anything is sent', async () => {
    const api = fakeSuppliers([]);
    const { user } = await openSuppliers({ at: '/suppliers/create' });
    await user.type(await screen.findByRole('textbox', { name: /Key/ }), 'Nile Air');
    await user.type(screen.getByRole('textbox', { name: /Base URL/ }), 'https://nile.example?x=1');
    await user.type(screen.getByLabelText(/Access token/), 'a token with spaces');
    await user.clear(screen.getByRole('spinbutton', { name: /Time limit/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    for (const sentence of [
      'Use lower-case letters, digits and single hyphens, beginning with a letter.',
      'Enter an address that starts with https://, without a user name, question mark or #.',
      'An access token has no spaces, only letters, digits and symbols of the Latin keyboard.',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    // Name, module, protocol, currency and time limit.
    expect(screen.getAllByText('This field is required')).toHaveLength(5);
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveFocus();
    expect(api.callsTo('POST /suppliers')).toEqual([]);
  });

  it('saves a supplier without its token, stays open, and links back to the same list', async () => {
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
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(address()).toMatch(/^\/suppliers\/edit\//);
    await user.click(screen.getByRole('link', { name: 'Suppliers List' }));
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
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.getByLabelText(/Access token/)).toHaveValue('');
    expect(api.callsTo('PUT /suppliers/{id}')[0]?.body).toEqual({
      ...input,
      credentials: 'duffel_live_Zz99',
    });
  });

  it('removes the token, unless the removal is undone', async () => {
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
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsTo('PUT /suppliers/{id}')[0]?.body).toEqual({ ...input, credentials: null });
  });

  it('says that the stored token will be deleted, as soon as another address or protocol is typed', async () => {
    fakeSuppliers([duffel]);
    const { user } = await edit();
    const url = await filled(/Base URL/, 'https://api.duffel.com');
    const kept = /Leave empty to keep it/;
    expect(screen.getByText(kept)).toBeVisible();
    await user.type(url, '/');
    expect(screen.getByText(kept)).toBeVisible();
    await user.type(url, 'v2');
    expect(await screen.findByText(/will be removed when you save. Enter a new one./)).toBeVisible();
    expect(screen.queryByText(kept)).not.toBeInTheDocument();
    await user.clear(url);
    await user.type(url, 'https://api.duffel.com');
    expect(await screen.findByText(kept)).toBeVisible();
  });

  it('shows problems from the API at their fields, and keeps the input', async () => {
    const bare = supplier({ credentials: { set: false, set_at: null, last4: null } });
    const api = fakeSuppliers([bare]);
    const { user } = await edit();
    const url = await filled(/Base URL/, 'https://api.duffel.com');
    const refused = 'Addresses of this machine or of a private network are not allowed here.';
    api.use({
      'PUT /suppliers/{id}': () =>
        problem(422, 'invalid', 'Please check the marked fields.', { base_url: refused }),
    });
    await user.clear(url);
    await user.type(url, 'https://elsewhere.example{Enter}');
    expect(await screen.findByText(refused)).toBeVisible();
    expect(url).toHaveFocus();
    expect(url).toHaveValue('https://elsewhere.example');
  });

  it('says before a new address is saved what will be deleted, and for how many companies', async () => {
    const api = fakeSuppliers([duffel], [], 3);
    const { user, address } = await edit();
    const url = await filled(/Base URL/, 'https://api.duffel.com');
    await user.clear(url);
    await user.type(url, 'https://elsewhere.example{Enter}');
    const question = await screen.findByRole('dialog', { name: /Change the address of Duffel\?/ });
    expect(question).toHaveTextContent(/for the previous address and will be removed/);
    expect(question).toHaveTextContent(/own access tokens of 3 companies will be removed too/);
    await user.click(within(question).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsTo('PUT /suppliers/{id}')).toEqual([]);
    expect(url).toHaveValue('https://elsewhere.example');
    expect(address()).toMatch(/edit/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const again = await screen.findByRole('dialog', { name: /Change the address of Duffel\?/ });
    await user.click(within(again).getByRole('button', { name: 'Save and remove' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsTo('PUT /suppliers/{id}').map(({ body }) => body)).toEqual([
      { ...input, base_url: 'https://elsewhere.example' },
    ]);
  });

  it('asks for the password before a supplier’s address changes, and then saves', async () => {
    const bare = supplier({ credentials: { set: false, set_at: null, last4: null } });
    const api = fakeSuppliers([bare]);
    const { user } = await edit();
    let fresh = false;
    const forget = onFreshSignIn(async () => (fresh = true));
    api.use({
      'PUT /suppliers/{id}': () =>
        fresh
          ? { body: { message: 'The supplier Duffel was saved.', data: bare } }
          : problem(403, 'fresh_sign_in_required', 'Confirm that it is you'),
    });
    const url = await filled(/Base URL/, 'https://api.duffel.com');
    await user.clear(url);
    await user.type(url, 'https://elsewhere.example{Enter}');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsTo('PUT /suppliers/{id}')).toHaveLength(2);
    forget();
  });

  it('shows both versions if another user has saved meanwhile', async () => {
    fakeSuppliers([duffel]);
    const { user } = await edit();
    const name = await filled(/^Name/, 'Duffel');
    await window.fetch(`/api/v1/suppliers/${duffel.id}`, {
      method: 'PUT',
      headers: { 'if-match': '"1"' },
      body: JSON.stringify({ ...input, status: 'inactive', currency: 'USD' }),
    });
    await user.clear(name);
    await user.type(await screen.findByLabelText('Access token'), 'duffel_live_9876543210');
    await user.type(name, 'Duffel Europe{Enter}');
    const dialog = await screen.findByRole('dialog', {
      name: 'This record has been changed in the meantime',
    });
    expect(within(dialog).getByRole('row', { name: 'Name Duffel Europe Duffel' })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: 'Currency EUR USD' })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: 'Status Active Inactive' })).toBeVisible();
    expect(
      within(dialog).getByRole('row', { name: 'Access token A new one, entered now As stored' }),
    ).toBeVisible();
    expect(within(dialog).queryByRole('row', { name: /Module/ })).not.toBeInTheDocument();
  });

  it('tests the saved connection, and shows the result while the form keeps its input', async () => {
    const api = fakeSuppliers([duffel]);
    const { user } = await edit();
    const name = await filled(/^Name/, 'Duffel');
    const connection = screen.getByRole('region', { name: 'Connection' });
    expect(within(connection).getByText('Never tested')).toBeVisible();
    await user.type(name, ' Europe');
    await user.click(within(connection).getByRole('button', { name: 'Test connection' }));
    expect(await within(connection).findByText('No answer in time')).toBeVisible();
    expect(within(connection).getByText('10,004 ms')).toBeVisible();
    expect(api.callsTo('POST /suppliers/{id}/test').map(({ params }) => params.id)).toEqual([duffel.id]);
    expect(name).toHaveValue('Duffel Europe');
    expect(name).toBeVisible();
  });

  it('shows the history in words, including tests of the connection', async () => {
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

  it('links to the list if the supplier does not exist', async () => {
    fakeSuppliers([]);
    const { address } = await edit();
    await waitFor(() => expect(address()).toMatch(/^\/error\/suppliers\/edit\//));
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Test connection' })).not.toBeInTheDocument();
  });
});
