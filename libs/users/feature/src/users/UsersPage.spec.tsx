import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '@traveldesk/shared-testing/web';
import { desk, fakeUsers, night, nile, user as record } from './users.fake';
import { choose, filled, open, row } from './users.screens.fake';

const rana = record(11);
const karim = record(12, {
  name: 'Karim Luxor',
  email: 'karim@nile.example',
  type: 'company',
  company: { id: '0198f000-0000-7000-8000-0000000000b1', name: 'Nile Travel' },
  status: 'suspended',
  last_login_at: '2026-11-20T08:00:00.000Z',
});
describe('the users screens', () => {
  it('list the users, each value in words', async () => {
    fakeUsers([rana, karim]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Users List' })).toBeVisible();
    const titles = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(titles.join()).toBe('Name,Email,Phone,Type,Roles,Status,Last sign-in,Actions');
    const cells = within(await row('Karim Luxor')).getAllByRole('cell');
    expect(cells.slice(0, 6).map((cell) => cell.textContent)).toEqual([
      'Karim LuxorNile Travel',
      'karim@nile.example',
      '+201001234567',
      'Company',
      'Front desk',
      'Suspended',
    ]);
    expect(within(await row('Rana Saleh')).getByText('Never')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add User' })).toHaveAttribute('href', '/users/create');
    expect(within(await row('Rana')).getByRole('link', { name: 'Edit Rana Saleh' })).toHaveAttribute(
      'href',
      `/users/edit/${rana.id}?name=Rana%20Saleh`,
    );
  });

  it('are filtered, sorted and reset through the address', async () => {
    const api = fakeUsers([rana, karim]);
    const { user, address } = await open({ at: '/users?status=suspended' });
    expect(await row('Karim Luxor')).toBeVisible();
    expect(screen.queryByText('Rana Saleh')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await row('Rana Saleh')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'kar');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.queryByText('Rana Saleh')).not.toBeInTheDocument());
    await user.click(screen.getByRole('columnheader', { name: /Last sign-in/ }));
    await waitFor(() => expect(address()).toBe('/users?name=kar&sort=last_login_at'));
    await waitFor(() =>
      expect(api.callsTo('GET /users').at(-1)?.query).toEqual({
        page: '1',
        per_page: '20',
        sort: 'last_login_at',
        name: 'kar',
      }),
    );
  });

  it('invite a user', async () => {
    const api = fakeUsers([rana]);
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Add User' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add User' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mona Said');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), ' Mona@Traveldesk.example ');
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '٠٠٢٠ ١٠٠ ١٢٣ ٤٥٦٧');
    await choose(user, /Roles/, 'front');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Mona Said')).toBeVisible();
    expect(within(await row('Mona Said')).getByText('Invited')).toBeVisible();
    expect(address()).toBe('/users');
    expect(api.callsTo('POST /users').map(({ body }) => body)).toEqual([
      {
        name: 'Mona Said',
        email: 'mona@traveldesk.example',
        phone: '+201001234567',
        type: 'staff',
        company_id: null,
        roles: [desk.id],
        language: 'en',
      },
    ]);
  });

  it('show missing values of a user at their fields before anything is sent', async () => {
    const api = fakeUsers([]);
    const { user } = await open({ at: '/users/create' });
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'mona');
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This is not an email address')).toBeVisible();
    expect(screen.getByText('Write the number with its country code, e.g. +20 100 123 4567.')).toBeVisible();
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(api.callsTo('POST /users')).toEqual([]);
  });

  it('offer a company’s manager the types that they can give, and require the company', async () => {
    const api = fakeUsers([]);
    const { user } = await open({ at: '/users/create', user: { type: 'company' } });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Laila');
    const types = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(types).toEqual(['Company', 'Customer']);
    await user.click(screen.getByRole('radio', { name: 'Customer' }));
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'laila@nile.example{Enter}');
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Company/ })).toHaveFocus();
    expect(api.callsTo('POST /users')).toEqual([]);
  });

  it('show problems from the API at their fields, and keep the input', async () => {
    fakeUsers([rana]);
    const { user } = await open({ at: '/users/create' });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Another Rana');
    const email = screen.getByRole('textbox', { name: 'Email' });
    await user.type(email, 'RANA@traveldesk.example{Enter}');
    expect(await screen.findByText('Another user already has this email address.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Another Rana');
    expect(email).toHaveFocus();
  });

  it('edit a user, and return to the same list', async () => {
    const api = fakeUsers([rana, karim]);
    const { user, address } = await open({ at: '/users?sort=-name&name=a' });
    await user.click(await screen.findByRole('link', { name: 'Edit Rana Saleh' }));
    const name = await filled('Name', 'Rana Saleh');
    await user.clear(name);
    await user.type(name, 'Rana Haddad{Enter}');
    expect(await row('Rana Haddad')).toBeVisible();
    expect(address()).toBe('/users?sort=-name&name=a');
    const [put] = api.callsTo('PUT /users/{id}');
    expect(put?.headers.get('if-match')).toBe('"1"');
    expect(put?.body).toMatchObject({ name: 'Rana Haddad', email: rana.email, roles: [desk.id] });
  });

  it('show changes of a user, and the user’s own activity, in words', async () => {
    const entry = {
      id: '1',
      at: '2026-11-21T08:00:00.000Z',
      actor: { id: '2', name: 'Mona Said' },
      address: null,
      request_id: null,
    };
    const log = (id: string, action: string, entity: string) => ({
      ...entry,
      id,
      action,
      entity,
      entity_id: 'x',
      changes: [],
    });
    fakeUsers([rana], {
      history: [
        {
          ...entry,
          action: 'update',
          changes: [
            { field: 'status', before: 'invited', after: 'active' },
            { field: 'type', before: 'company', after: 'staff' },
            { field: 'language', before: 'fr', after: 'ar' },
          ],
        },
      ],
      logs: [log('2', 'password_change', 'user'), log('3', 'create', 'airline')],
    });
    await open({ at: `/users/edit/${rana.id}` });
    expect(await screen.findByText('Changed the password · User')).toBeVisible();
    expect(screen.getByText('Created · Airline')).toBeVisible();
    expect(await screen.findByText('Mona Said')).toBeVisible();
    const change = screen.getByText('Mona Said').closest('li');
    expect(change).toHaveTextContent(/Status.*Invited Active.*Type.*Company Staff.*Language.*French Arabic/);
  });

  it('suspend a user after a confirmation, and reactivate them', async () => {
    const api = fakeUsers([rana]);
    const { user } = await open({ at: `/users/edit/${rana.id}` });
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    const question = await screen.findByRole('dialog', { name: 'Suspend Rana Saleh?' });
    expect(question).toHaveTextContent('All of their sessions end at once.');
    await user.click(within(question).getByRole('button', { name: 'Suspend' }));
    await user.click(await screen.findByRole('button', { name: 'Reactivate' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Suspend' })).toHaveFocus());
    expect(api.callsTo('POST /users/{id}/status').map(({ body }) => body)).toEqual([
      { status: 'suspended' },
      { status: 'active' },
    ]);
  });

  it.each(['active', 'invited'] as const)(
    'save typed input after an action on a user who was %s',
    async (was) => {
      const api = fakeUsers([{ ...rana, status: was }]);
      const { user, address } = await open({ at: `/users/edit/${rana.id}` });
      const name = await filled('Name', rana.name);
      if (was === 'active') {
        await user.click(await screen.findByRole('button', { name: 'Suspend' }));
        await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Suspend' }));
        await screen.findByRole('button', { name: 'Reactivate' });
      } else {
        await user.click(await screen.findByRole('button', { name: 'Send the invitation again' }));
        await waitFor(() => expect(api.callsTo('GET /users/{id}')).toHaveLength(2));
      }
      await user.type(name, ' II');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(address()).not.toContain('edit'));
      expect(api.callsTo('PUT /users/{id}').map(({ headers }) => headers.get('if-match'))).toEqual(['"2"']);
    },
  );

  it('remove an existing second factor after a confirmation', async () => {
    const api = fakeUsers([rana], { factors: [rana.id] });
    const { user } = await open({ at: `/users/edit/${rana.id}` });
    await user.click(await screen.findByRole('button', { name: 'Remove second factor' }));
    const question = await screen.findByRole('dialog', { name: 'Remove the second factor of Rana Saleh?' });
    expect(question).toHaveTextContent('All sessions end at once');
    await user.click(within(question).getByRole('button', { name: 'Remove second factor' }));
    await waitFor(() => expect(api.callsTo('DELETE /users/{id}/second-factor')).toHaveLength(1));
    await waitFor(() => expect(api.callsTo('GET /users/{id}/second-factor')).toHaveLength(2));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove second factor' })).not.toBeInTheDocument(),
    );
  });

  it('lock the user’s own roles, address and account, which another administrator changes', async () => {
    fakeUsers([rana]);
    await open({ at: `/users/edit/${rana.id}`, user: { id: rana.id } });
    expect(await filled('Email', rana.email)).toHaveAttribute('readonly');
    expect(screen.getByRole('combobox', { name: /Roles/ })).toBeDisabled();
    for (const type of screen.getAllByRole('radio')) expect(type).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
  });

  it('remove the roles of the former company, and say so before saving', async () => {
    const agent = record(3, { type: 'company', company: nile, roles: [desk, night], name: 'Nadia Farouk' });
    const api = fakeUsers([agent]);
    const { user: person } = await open({ at: `/users/edit/${agent.id}` });
    await filled('Name', 'Nadia Farouk');
    expect(screen.getByText('Night')).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'Staff' }));
    expect(await screen.findByText(/do not fit this type or company.*Night/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsTo('PUT /users/{id}')).toHaveLength(1));
    expect(api.callsTo('PUT /users/{id}')[0]?.body).toMatchObject({
      type: 'staff',
      company_id: null,
      roles: [desk.id],
    });
  });

  it('keep the roles of a company while its user stays in it', async () => {
    const agent = record(3, { type: 'company', company: nile, roles: [desk, night], name: 'Nadia Farouk' });
    const api = fakeUsers([agent]);
    const { user: person } = await open({ at: `/users/edit/${agent.id}` });
    const name = await filled('Name', 'Nadia Farouk');
    expect(screen.getByText('Night')).toBeVisible();
    await person.type(name, ' Zaki{Enter}');
    await waitFor(() => expect(api.callsTo('PUT /users/{id}')).toHaveLength(1));
    expect(api.callsTo('PUT /users/{id}')[0]?.body).toMatchObject({ roles: [desk.id, night.id] });
  });

  it('delete a user after a confirmation, and explain a refusal', async () => {
    const api = fakeUsers([rana, karim]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Karim Luxor' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete?Karim Luxor');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.callsTo('DELETE /users/{id}')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete Karim Luxor' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText('Karim Luxor')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    api.use({ 'DELETE /users/{id}': () => problem(422, 'last_administrator', 'One has to stay.') });
    await user.click(screen.getByRole('button', { name: 'Delete Rana Saleh' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(api.callsTo('DELETE /users/{id}')).toHaveLength(2));
    expect(await row('Rana Saleh')).toBeInTheDocument();
  });

  it('offer only permitted actions', async () => {
    fakeUsers([rana]);
    await open({ permissions: ['show_users'] });
    expect(await row('Rana Saleh')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Edit|Add User/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete|Export/ })).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Liste des utilisateurs', 'Ajouter un utilisateur'],
    ['ar', 'قائمة المستخدمين', 'إضافة مستخدم'],
  ] as const)('are shown in %s', async (language, title, add) => {
    fakeUsers([rana]);
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: add })).toBeVisible();
    expect(within(await row('Rana')).getByText('+201001234567')).toHaveAttribute('dir', 'ltr');
  });
});
