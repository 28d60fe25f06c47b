import { screen, within } from '@testing-library/react';
import { renderRoutes, type RenderOptions } from '@traveldesk/shared-testing/web';
import { fakeTasks, mona, nile, task } from './tasks.fake';
import { TasksPage } from './TasksPage';
import { TaskViewPage } from './TaskViewPage';

const call = task({ assignee: { id: mona.id, name: mona.name } });
const page = `/tasks/view/${call.id}`;

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/tasks', element: <TasksPage /> },
      { path: '/tasks/view/:id', element: <TaskViewPage /> },
    ],
    { at: page, permissions: ['show_tasks', 'show_companies', 'show_users'], ...options },
  );

const title = () => screen.findByRole('heading', { level: 1, name: call.title });

describe('the page of a task', () => {
  it('is opened by its title, also by users who may only look', async () => {
    fakeTasks([call]);
    const { user, address } = await open({ at: '/tasks' });
    await user.click(await screen.findByRole('link', { name: call.title }));
    await title();
    expect(address()).toBe(page);
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('shows its facts, its people and its dates, with links to the records it names', async () => {
    fakeTasks([call]);
    await open();
    await title();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 7)).toEqual([
      'Call',
      '—Not specified',
      'Nile Travel',
      'Onboarding',
      'Sales',
      'Mona Said',
      '30 Nov 2026',
    ]);
    expect(screen.getByRole('link', { name: 'Nile Travel' })).toHaveAttribute(
      'href',
      `/companies/view/${nile.id}`,
    );
    expect(screen.getByRole('link', { name: 'Mona Said' })).toHaveAttribute('href', `/users/view/${mona.id}`);
  });

  it('shows the description with its line breaks', async () => {
    fakeTasks([{ ...call, description: 'First\n- second' }]);
    await open();
    await title();
    const text = screen.getByText((_, element) => element?.textContent === 'First\n- second');
    expect(text).toBeVisible();
  });

  it('shows the reason for a request', async () => {
    const about = { kind: 'approval', id: nile.id, name: 'Deposit limit', path: '/approvals/view/1' };
    fakeTasks([{ ...call, about: { ...about, reason: 'Deposits of the season' } }]);
    await open();
    await title();
    expect(screen.getByText('Reason for the request')).toBeVisible();
    expect(screen.getByText('Deposits of the season')).toBeVisible();
  });

  it('names records without links to users who may not open them, and offers permitted actions', async () => {
    fakeTasks([call]);
    const { user, address, said } = await open({ permissions: ['update_tasks', 'delete_tasks'] });
    await title();
    expect(screen.getByText('Nile Travel')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nile Travel' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await screen.findByRole('heading', { level: 1, name: 'Tasks List' });
    expect(address()).toBe('/tasks');
    expect(said()).toBe(`The task “${call.title}” was deleted.`);
  });

  it('shows changes in words in its history', async () => {
    fakeTasks([call]);
    const { user } = await open();
    await title();
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByText('In progress')).toBeVisible();
  });
});
