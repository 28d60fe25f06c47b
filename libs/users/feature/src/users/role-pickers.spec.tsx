import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openFilters, type MockApi } from '@traveldesk/shared-testing/web';
import { desk, fakeUsers, night, nile, user as record } from './users.fake';
import { filled, open, row } from './users.screens.fake';

const role = { administrator: false, permissions: [], company: null, assignable: false };
const named = (number: number, name: string) => ({
  ...role,
  id: `0198f000-0000-7000-8000-${String(500 + number).padStart(12, '0')}`,
  name,
});
const accounts = named(1, 'Accounts');
const auditor = named(2, 'Auditor');
const zebra = named(3, 'Zebra desk');
const ofNile = { ...role, ...night, company: nile };
const everybodys = [{ ...role, ...desk }, accounts, auditor];

interface Roles {
  /** The first page; a search by name covers all roles. */
  first: readonly object[];
  all: readonly { name: string }[];
}

/** Mocks the search for roles by name; there are more than one page, unless `first` has all. */
function withRoles(api: MockApi, { first, all }: Roles, wait?: (name: string) => Promise<void>): MockApi {
  api.use({
    'GET /users_roles': async ({ query }) => {
      const name = query['name'];
      await wait?.(name ?? '');
      const data = name ? all.filter((one) => one.name.toLowerCase().includes(name.toLowerCase())) : first;
      return { body: { data, total: name ? data.length : Math.max(first.length, all.length) } };
    },
  });
  return api;
}

const filter = () => screen.findByRole('combobox', { name: 'Role' });
const roles = () => screen.findByRole('combobox', { name: /Roles/ });
/** antd reads the old key codes, which user-event does not send. */
const enter = (box: HTMLElement) =>
  act(async () => {
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    fireEvent.keyUp(box, { key: 'Enter', keyCode: 13 });
  });
const offered = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);
const typed = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

describe('the filter by role', () => {
  /** Holds back the answers to searches until the test releases them. */
  async function slowly() {
    const answers = new Map<string, () => void>();
    const api = withRoles(fakeUsers([record(11)]), { first: everybodys, all: everybodys }, (name) =>
      name ? new Promise((resolve) => answers.set(name, resolve)) : Promise.resolve(),
    );
    const screens = await open();
    await row('Rana Saleh');
    await openFilters(screens.user);
    const answer = async (name: string) => {
      await waitFor(() => expect(answers.has(name)).toBe(true));
      await act(async () => answers.get(name)?.());
    };
    return { ...screens, api, answer };
  }

  it.each(['typed', 'pasted'])(
    'accepts a role that was %s, even if Enter comes before the answer',
    async (way) => {
      const { user, address, answer } = await slowly();
      const box = await filter();
      await user.click(box);
      await waitFor(() => expect(offered()).toEqual(['Front desk', 'Accounts', 'Auditor']));
      if (way === 'typed') for (const value of ['a', 'au', 'aud']) typed(box, value);
      else await user.paste('aud');
      await enter(box);
      await answer('aud');
      await waitFor(() => expect(address()).toBe(`/users?role=${auditor.id}`));
    },
  );

  it('offers no results of an earlier search', async () => {
    const { user, answer } = await slowly();
    const box = await filter();
    await user.click(box);
    typed(box, 'a');
    await answer('a');
    await waitFor(() => expect(offered()).toEqual(['Accounts', 'Auditor']));
    typed(box, 'au');
    expect(offered()).toEqual([]);
    await answer('au');
    await waitFor(() => expect(offered()).toEqual(['Auditor']));
  });
});

describe('the roles of a user, with more than one page of roles', () => {
  const many = { first: everybodys, all: [...everybodys, zebra, ofNile] };
  const save = async (api: MockApi) => {
    await waitFor(() => expect(api.callsTo('PUT /users/{id}')).toHaveLength(1));
    return api.callsTo('PUT /users/{id}')[0]?.body;
  };

  it('are searched among those that the user can have, and Enter waits for the answer', async () => {
    const api = withRoles(fakeUsers([record(11)]), many);
    const { user } = await open({ at: `/users/edit/${record(11).id}` });
    await filled('Name', 'Rana Saleh');
    const box = await roles();
    await user.click(box);
    typed(box, 'zeb');
    await enter(box);
    expect(await screen.findByText('Zebra desk')).toBeVisible();
    expect(api.callsTo('GET /users_roles').at(-1)?.query).toMatchObject({ for: 'staff', name: 'zeb' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await save(api)).toMatchObject({ roles: [desk.id, zebra.id] });
  });

  it('are removed with another type, but only those that do not fit it', async () => {
    const held = [desk, { id: zebra.id, name: zebra.name }, night];
    const agent = record(3, { type: 'company', company: nile, roles: held, name: 'Nadia Farouk' });
    const api = withRoles(fakeUsers([agent]), many);
    const { user } = await open({ at: `/users/edit/${agent.id}` });
    await filled('Name', 'Nadia Farouk');
    await waitFor(() => expect(api.callsTo('GET /users_roles')).toHaveLength(1));
    withRoles(api, { first: everybodys, all: [...everybodys, zebra, accounts] });
    await user.click(screen.getByRole('radio', { name: 'Staff' }));
    expect(await screen.findByText(/do not fit this type or company.*: Night\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await save(api)).toMatchObject({ type: 'staff', roles: [desk.id, zebra.id] });
  });
});
