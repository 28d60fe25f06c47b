import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '@traveldesk/shared-testing/web';
import { administrator, box, desk, fakeRoles, nile, open, role, row } from './roles.fake';

describe('the roles screens', () => {
  it('list the roles, their permissions and their number of users', async () => {
    fakeRoles([desk, administrator]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Roles List' })).toBeVisible();
    const cells = within(await row('Front desk')).getAllByRole('cell');
    expect(cells.slice(0, 4).map((cell) => cell.textContent)).toEqual([
      'Front desk',
      'Platform',
      '2 permissions',
      '3',
    ]);
    expect(screen.getByRole('link', { name: 'Who has this role: 3' })).toHaveAttribute(
      'href',
      `/users?role=${desk.id}`,
    );
    const fixed = await row('Administrator');
    expect(fixed).toHaveTextContent('Everything, including what later versions add');
    expect(within(fixed).queryByRole('link', { name: /Edit/ })).not.toBeInTheDocument();
    expect(within(fixed).queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it('answer who may do something, with the question in the address', async () => {
    const api = fakeRoles([desk, role(3, { name: 'Cities', permissions: ['update_city'] }), administrator]);
    const { user, address } = await open();
    await row('Cities');
    await user.type(screen.getByRole('searchbox', { name: 'Permission' }), 'update_city');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.queryByText('Front desk')).not.toBeInTheDocument());
    expect(await row('Cities')).toBeVisible();
    expect(await row('Administrator')).toBeVisible();
    expect(address()).toBe('/roles?permission=update_city');
    expect(api.callsTo('GET /users_roles').at(-1)?.query).toMatchObject({ permission: 'update_city' });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await row('Front desk')).toBeVisible();
  });

  it('add a role: permissions found by a search, one by one or a whole area', async () => {
    const api = fakeRoles([administrator]);
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Add Role' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Helpers');
    await user.click(await box('All of Users'));
    await user.type(screen.getByRole('textbox', { name: 'Search permissions' }), 'cit');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /update_users/ })).toBeNull());
    await user.click(await box(/update_city/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Helpers')).toBeVisible();
    expect(address()).toBe('/roles');
    expect(api.callsTo('POST /users_roles').map(({ body }) => body)).toEqual([
      { name: 'Helpers', permissions: ['show_users', 'update_users', 'update_city'] },
    ]);
  });

  it('disable permissions that the user does not hold', async () => {
    fakeRoles([desk]);
    await open({ at: '/roles/create' });
    const beyond = await box(/update_security/);
    expect(beyond).toBeDisabled();
    expect(await box('All of Security')).toBeDisabled();
    expect(await box(/update_users/)).toBeEnabled();
  });

  it('show missing values and refusals at their fields', async () => {
    fakeRoles([desk]);
    const { user } = await open({ at: '/roles/create' });
    await box(/update_users/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Front desk{Enter}');
    expect(await screen.findByText('Another role already has this name.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('change a role, and return to the same list', async () => {
    const api = fakeRoles([desk]);
    const { user, address } = await open({ at: '/roles?sort=-name' });
    await user.click(await screen.findByRole('link', { name: 'Edit Front desk' }));
    expect(await box(/show_users/)).toBeChecked();
    await user.click(await box(/update_users/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Front desk')).toHaveTextContent('1 permission');
    expect(address()).toBe('/roles?sort=-name');
    const [put] = api.callsTo('PUT /users_roles/{id}');
    expect(put?.headers.get('if-match')).toBe('"2"');
    expect(put?.body).toEqual({ name: 'Front desk', assignable: false, permissions: ['show_users'] });
  });

  it('delete a role after a confirmation', async () => {
    const api = fakeRoles([desk, administrator]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Front desk' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Front desk/ })).not.toBeInTheDocument());
    expect(api.callsTo('DELETE /users_roles/{id}').map(({ params }) => params.id)).toEqual([desk.id]);
  });

  it('show the owner of a role, filter by it, and lock roles of others', async () => {
    const night = role(4, { name: 'Night', company: nile });
    const agent = role(5, { name: 'Agent', assignable: true, editable: false });
    const api = fakeRoles([night, agent]);
    await open({ at: `/roles?company_id=${nile.id}` });
    expect(within(await row('Night')).getAllByRole('cell')[1]).toHaveTextContent('Nile Travel');
    const given = await row('Agent');
    expect(within(given).getAllByRole('cell')[1]).toHaveTextContent('Platform' + 'Companies may give it');
    expect(within(given).queryByRole('link', { name: /Edit/ })).not.toBeInTheDocument();
    expect(within(given).queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
    expect(api.callsTo('GET /users_roles').at(-1)?.query).toMatchObject({ company_id: nile.id });
  });

  it('show the permissions of a foreign role instead of a form', async () => {
    fakeRoles([role(5, { name: 'Agent', editable: false })]);
    await open({ at: `/roles/edit/${role(5).id}` });
    expect(await screen.findByText(/This role belongs to the platform/)).toBeVisible();
    expect(screen.getByText('show_users')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('mark a role that companies may give, and exclude the platform’s own permissions from it', async () => {
    const api = fakeRoles([desk]);
    const { user } = await open({ at: '/roles/create' });
    expect(await box(/update_city/)).toBeEnabled();
    await user.click(await box('Companies may give it'));
    expect(await box(/update_city/)).toBeDisabled();
    expect(await box('All of Cities')).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Agent{Enter}');
    await row('Agent');
    expect(api.callsTo('POST /users_roles').map(({ body }) => body)).toEqual([
      { name: 'Agent', assignable: true, permissions: [] },
    ]);
  });

  it('let the user remove permissions that do not suit companies', async () => {
    const mixed = role(6, { permissions: ['update_city'], assignable: false });
    fakeRoles([mixed]);
    const { user } = await open({ at: `/roles/edit/${mixed.id}` });
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /update_city/ })).toBeChecked());
    await user.click(await box('Companies may give it'));
    expect(await box('Companies may give it')).toBeChecked();
    expect(await box(/update_city/)).toBeEnabled();
    await user.click(await box(/update_city/));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /update_city/ })).toBeDisabled());
  });

  it('create a role for one company', async () => {
    const api = fakeRoles([desk]);
    const { user } = await open({ at: '/roles/create' });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Night');
    await user.click(screen.getByRole('combobox', { name: /Owner/ }));
    await user.click(await screen.findByTitle('Nile Travel'));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Companies may/ })).toBeNull());
    expect(await box(/update_city/)).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await row('Night');
    expect(api.callsTo('POST /users_roles').map(({ body }) => body)).toEqual([
      { name: 'Night', company_id: nile.id, permissions: [] },
    ]);
  });

  it('do not ask a company’s manager for an owner', async () => {
    const api = fakeRoles([desk]);
    const { user } = await open({ at: '/roles/create', user: { type: 'company' } });
    expect(await box(/update_city/)).toBeDisabled();
    expect(screen.queryByRole('combobox', { name: /Owner/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Companies may/ })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Night{Enter}');
    await row('Night');
    expect(api.callsTo('POST /users_roles').map(({ body }) => body)).toEqual([
      { name: 'Night', permissions: [] },
    ]);
  });

  it('offer only permitted actions', async () => {
    fakeRoles([desk]);
    await open({ permissions: ['show_roles'] });
    expect(await row('Front desk')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Edit|Add Role|Who has/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it('say that the roles could not be read, and try again', async () => {
    const api = fakeRoles([desk]);
    api.use({ 'GET /users_roles': () => problem(503, 'unavailable', 'The service is unavailable.') });
    const { user } = await open();
    expect(await screen.findByText('The service is unavailable.')).toBeVisible();
    api.use({ 'GET /users_roles': () => ({ body: { data: [desk], total: 1 } }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Front desk')).toBeVisible();
  });

  it('are shown in Arabic', async () => {
    fakeRoles([desk]);
    await open({ language: 'ar', at: '/roles/create' });
    const security = await screen.findByRole('row', { name: /الأمان/ });
    expect(within(security).getByText('update_security')).toHaveAttribute('dir', 'ltr');
  });
});
