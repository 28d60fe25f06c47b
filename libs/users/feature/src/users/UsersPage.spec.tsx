import { screen, waitFor, within } from '@testing-library/react';
import { renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { UserCreatePage } from './UserCreatePage';
import { UserEditPage } from './UserEditPage';
import { desk, fakeUsers, finance, userRecord } from './users.fake';
import { UsersPage } from './UsersPage';

const rana = userRecord();
const karim = userRecord({
  id: '0198f000-0000-7000-8000-0000000000c2',
  name: 'Karim Luxor',
  email: 'karim@nile.example',
  phone: null,
  type: 'company',
  company: { id: '0198f000-0000-7000-8000-0000000000d1', name: 'Nile Travel' },
  roles: [finance],
  status: 'suspended',
});
const all = ['show_users', 'add_users', 'update_users', 'delete_users', 'export_users'];

/** As the shell's table of domains has them. */
function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/users', element: <UsersPage /> },
      { path: '/users/create', element: <UserCreatePage /> },
      { path: '/users/edit/:id', element: <UserEditPage /> },
    ],
    { at: '/users', permissions: all, ...options },
  );
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the users screens', () => {
  it('list the users with company, roles and status in words', async () => {
    fakeUsers([rana, karim]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Users List' })).toBeVisible();
    const cells = within(await row('Karim')).getAllByRole('cell');
    expect(cells.slice(0, 7).map((cell) => cell.textContent)).toEqual([
      'Karim LuxorNile Travel',
      'karim@nile.example',
      '',
      'Company',
      'Finance',
      'Suspended',
      'Never',
    ]);
    expect(within(await row('Rana')).getByText('+201001234567')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('2 rows')).toBeVisible();
  });

  it("are filtered by the specification's labels, in the address", async () => {
    const api = fakeUsers([rana, karim]);
    const { user, address } = await open();
    await row('Rana');
    for (const label of ['Name', 'Email', 'Phone']) {
      expect(screen.getByRole('searchbox', { name: label })).toBeVisible();
    }
    for (const label of ['Type', 'Role', 'Company', 'Status']) {
      expect(await screen.findByRole('combobox', { name: label })).toBeVisible();
    }
    await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'kar{Enter}');
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByTitle('Suspended'));
    await waitFor(() => expect(address()).toBe('/users?name=kar&status=suspended'));
    await waitFor(() => expect(screen.queryByText('Rana Saleh')).not.toBeInTheDocument());
    expect(api.callsTo('GET /users').at(-1)?.query).toEqual({
      ...{ page: '1', per_page: '20', name: 'kar', status: 'suspended' },
    });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await row('Rana')).toBeVisible();
    expect(address()).toBe('/users');
  });

  it('invite a user, with the phone in any script', async () => {
    const api = fakeUsers([rana]);
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Add User' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Layla Haddad');
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'Layla@Traveldesk.example');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '+٢٠ ١٠٠ ٧٦٥ ٤٣٢١');
    await user.click(screen.getByRole('radio', { name: 'Staff' }));
    await user.click(screen.getByRole('combobox', { name: /Roles/ }));
    await user.click(await screen.findByTitle('Finance'));
    await user.click(screen.getByRole('combobox', { name: /Language/ }));
    await user.click(await screen.findByTitle('Arabic'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Layla Haddad')).toBeVisible();
    expect(address()).toBe('/users');
    expect(api.callsTo('POST /users').map(({ body }) => body)).toEqual([
      {
        name: 'Layla Haddad',
        email: 'layla@traveldesk.example',
        phone: '+201007654321',
        type: 'staff',
        company_id: null,
        roles: [finance.id],
        language: 'ar',
      },
    ]);
  });

  it('say at its field what a user lacks and what the API refuses', async () => {
    const api = fakeUsers([rana]);
    const { user } = await open({ at: '/users/create' });
    await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'rana');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This is not an email address')).toBeVisible();
    expect(screen.getByText('This is not a phone number with its country code.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveFocus());
    expect(api.callsTo('POST /users')).toEqual([]);

    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Rana Twice');
    const email = screen.getByRole('textbox', { name: /Email/ });
    await user.clear(email);
    await user.type(email, rana.email);
    await user.clear(screen.getByRole('textbox', { name: /Phone/ }));
    await user.click(screen.getByRole('radio', { name: 'Staff' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another user already has this e-mail address.')).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveValue(rana.email);
  });

  it('edit a user, show both histories, and lead back to the list as it was', async () => {
    const api = fakeUsers([rana, karim]);
    const { user, address } = await open({ at: '/users?sort=-name&name=a' });
    await user.click(await screen.findByRole('link', { name: 'Edit Rana Saleh' }));
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await waitFor(() => expect(name).toHaveValue('Rana Saleh'));
    expect(await screen.findByText('Mona Said')).toBeVisible();
    expect(screen.getByText(/Exported a list/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Name/ }), ' Hassan{Enter}');
    expect(await row('Rana Saleh Hassan')).toBeVisible();
    expect(address()).toBe('/users?sort=-name&name=a');
    const [put] = api.callsTo('PUT /users/{id}');
    expect(put?.headers.get('if-match')).toBe('"1"');
    expect(put?.body).toMatchObject({ name: 'Rana Saleh Hassan', roles: [desk.id], company_id: null });
  });

  it('suspend after asking, and let in again', async () => {
    const api = fakeUsers([rana]);
    const { user } = await open({ at: `/users/edit/${rana.id}` });
    await user.click(await screen.findByRole('button', { name: /Suspend/ }));
    expect(await screen.findByText('Suspend Rana Saleh? Every session ends at once.')).toBeVisible();
    const buttons = await screen.findAllByRole('button', { name: /Suspend/ });
    await user.click(buttons.at(-1) as HTMLElement);
    await user.click(await screen.findByRole('button', { name: /Let in again/ }));
    await waitFor(() =>
      expect(api.callsTo('POST /users/{id}/status').map(({ body }) => body)).toEqual([
        { status: 'suspended' },
        { status: 'active' },
      ]),
    );
  });

  it('leave one’s own roles and address to others', async () => {
    fakeUsers([rana]);
    await open({ at: `/users/edit/${rana.id}`, user: { id: rana.id } });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue(rana.email));
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveAttribute('readonly');
    expect(screen.getByRole('combobox', { name: /Roles/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Suspend/ })).not.toBeInTheDocument();
  });

  it('delete a user after asking', async () => {
    const api = fakeUsers([rana, karim]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Karim Luxor' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Are you sure you want to delete?')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText('Karim Luxor')).not.toBeInTheDocument());
    expect(api.callsTo('DELETE /users/{id}').map(({ params }) => params.id)).toEqual([karim.id]);
  });

  it('offer only what the user may do', async () => {
    fakeUsers([rana]);
    await open({ permissions: ['show_users'] });
    expect(await row('Rana')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Add|Edit/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete|Export/ })).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Liste des utilisateurs', 'Suspendu'],
    ['ar', 'قائمة المستخدمين', 'موقوف'],
  ] as const)('speak %s', async (language, title, status) => {
    fakeUsers([karim]);
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(within(await row('Karim')).getByText(status)).toBeVisible();
  });
});
