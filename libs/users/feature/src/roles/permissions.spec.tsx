import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '@traveldesk/shared-testing/web';
import { administrator, box, desk, fakeRoles, nile, open, role } from './roles.fake';

const scrolledTo = jest.fn();

beforeEach(() => {
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo(this);
  };
});

it('are a matrix: a row for each area, with its common permissions in their columns and the others last', async () => {
  const api = fakeRoles([]);
  const keys = ['add_users', 'export_users', 'approve_deposits', 'adjust_wallets', 'convert_wallets'];
  const data = keys.map((key) => ({ key, held: true, company: true }));
  api.use({ 'GET /users_permissions': () => ({ body: { data } }) });
  await open({ at: '/roles/create' });
  await box(/add_users/);
  const matrix = within(screen.getByRole('table', { name: 'Permissions' }));
  expect(matrix.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Area',
    'See',
    'Add',
    'Change',
    'Delete',
    'Export',
    'Other',
  ]);
  const cells = (area: string) =>
    within(matrix.getByRole('row', { name: new RegExp(`^All of ${area}`) }))
      .getAllByRole('cell')
      .map((cell) => within(cell).queryAllByRole('checkbox').length);
  expect(cells('Users')).toEqual([0, 1, 0, 0, 1, 0]);
  expect(cells('Deposits')).toEqual([0, 0, 0, 0, 0, 1]);
  expect(cells('Wallets')).toEqual([0, 0, 0, 0, 0, 2]);
});

describe('a permission for which a role is refused', () => {
  const held = 'You do not hold this permission, so you cannot grant or revoke it.';
  const refusal = () => {
    const answer = problem(403, 'permission_not_held', 'You do not hold update_users.');
    return { ...answer, body: { ...(answer.body as object), permissions: ['update_users'] } };
  };

  it('is named in words, marked, and scrolled into view', async () => {
    const api = fakeRoles([desk]);
    const { user } = await open({ at: `/roles/edit/${desk.id}` });
    await user.click(await box(/update_users/));
    // It is shown although it does not match the current search.
    await user.type(screen.getByRole('textbox', { name: 'Search permissions' }), 'cities');
    api.use({ 'PUT /users_roles/{id}': refusal });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const refused = await box(/update_users/);
    await waitFor(() => expect(refused).toHaveFocus());
    expect(refused).toBeInvalid();
    expect(refused).toHaveAccessibleDescription(`Change: ${held}`);
    expect(scrolledTo).toHaveBeenLastCalledWith(refused);
    expect(
      screen.getByText('You cannot grant or revoke what you do not hold: Users · Change.'),
    ).toBeVisible();
    await user.click(refused);
    await waitFor(() => expect(screen.queryByText(/You cannot grant or revoke/)).not.toBeInTheDocument());
    expect(screen.queryByText(`Change: ${held}`)).not.toBeInTheDocument();
  });

  it('is marked in the form of a new role', async () => {
    const api = fakeRoles([]);
    api.use({ 'POST /users_roles': refusal });
    const { user } = await open({ at: '/roles/create' });
    await user.click(await box(/update_users/));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Helpers{Enter}');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /update_users/ })).toHaveFocus());
  });

  it('is marked before sending if users of companies cannot have it', async () => {
    fakeRoles([desk]);
    const { user } = await open({ at: '/roles/create' });
    await user.click(await box(/update_city/));
    expect(await box(/update_city/)).toBeValid();
    await user.click(await box('Companies may give it'));
    expect(await box(/update_city/)).toBeInvalid();
    expect(await box(/update_city/)).toHaveAccessibleDescription(/Users of companies cannot have this/);
  });
});

it.each([
  ['ar', 'المستخدمُون', 'show_users'],
  ['ar', 'الامان', 'update_security'],
  ['ar', 'اضافه', 'add_users'],
  ['fr', 'SECURITE', 'update_security'],
  ['en', 'cItIeS', 'update_city'],
] as const)('in %s, searching %s finds %s', async (language, typed, found) => {
  const api = fakeRoles([]);
  const permissions = ['show_users', 'add_users', 'update_city', 'update_security'];
  const data = permissions.map((key) => ({ key, held: true, company: true }));
  api.use({ 'GET /users_permissions': () => ({ body: { data } }) });
  const { user } = await open({ language, at: '/roles/create', user: { type: 'company' } });
  await waitFor(() => expect(screen.getByText('update_city')).toBeVisible());
  await user.type((await screen.findAllByRole('textbox')).at(-1) as HTMLElement, typed);
  expect(screen.getByText(found)).toBeVisible();
  expect(permissions.filter((key) => screen.queryByText(key)).length).toBeLessThan(permissions.length);
});

describe('the page of a role', () => {
  it('opens from the name in the list, without actions for a reader', async () => {
    fakeRoles([desk]);
    const { user, address } = await open({ permissions: ['show_roles'] });
    await user.click(await screen.findByRole('link', { name: 'Front desk' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Front desk' })).toBeVisible();
    expect(address()).toBe(`/roles/view/${desk.id}`);
    const users = within(screen.getByRole('row', { name: /^Users/ }));
    expect(users.getAllByRole('cell').map(({ textContent }) => textContent?.trim())).toEqual([
      'See show_users',
      '',
      'Change update_users',
      '',
      '',
      '',
    ]);
    expect(screen.getByRole('link', { name: 'Roles List' })).toHaveAttribute('href', '/roles');
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('shows the actions for a role that can be changed, else the reason why there are none', async () => {
    fakeRoles([desk, administrator, role(4, { name: 'Night', company: nile, editable: false })]);
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Front desk' }));
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/roles/edit/${desk.id}?name=Front%20desk`,
    );
    expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Roles List' }));
    await user.click(await screen.findByRole('link', { name: 'Administrator' }));
    expect(await screen.findByText('This role holds every permission and cannot be changed.')).toBeVisible();
    expect(screen.getByText('Everything, including what later versions add')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Roles List' }));
    await user.click(await screen.findByRole('link', { name: 'Night' }));
    expect(await screen.findByText(/This role belongs to another company/)).toBeVisible();
    expect(screen.getByText(/Nile Travel/)).toBeVisible();
  });
});
