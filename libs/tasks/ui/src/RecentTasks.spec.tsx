import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { mockApi, problem, renderScreen, type MockRoutes } from '@traveldesk/shared-testing/web';
import { readToast, useToast } from '@traveldesk/shared-web';
import type { Task } from '@traveldesk/tasks-contract';
import { RecentTasks } from './RecentTasks';

function task(number: number, change: Partial<Task> = {}): Task {
  return {
    id: `0198f000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    title: `Task ${number}`,
    type: { key: 'call', name: 'Call' },
    status: { key: 'waiting', name: 'Waiting', color: 'warning' },
    job: {
      project: { name: 'Onboarding', client: { id: null, name: 'Nile Travel' } },
      department: { name: 'Sales' },
    },
    assignee: null,
    due_on: null,
    due_at: null,
    about: null,
    raised: false,
    commented: false,
    version: 1,
    created_at: '2026-11-20T12:00:00.000Z',
    updated_at: '2026-11-20T12:00:00.000Z',
    ...change,
  };
}

const path = '/';
const all = ['show_tasks', 'update_tasks', 'delete_tasks', 'add_tasks'];

function withTasks(total: number, routes: MockRoutes = {}) {
  const tasks = Array.from({ length: total }, (_, index) => task(index + 1));
  return mockApi({
    'GET /tasks': ({ query }) => {
      const start = (Number(query['page']) - 1) * 20;
      return { body: { data: tasks.slice(start, start + 20), total: tasks.length } };
    },
    'DELETE /tasks/{id}': ({ params }) => {
      const [gone] = tasks.splice(
        tasks.findIndex(({ id }) => id === params['id']),
        1,
      );
      return { body: { message: 'Deleted', data: gone } };
    },
    ...routes,
  });
}

const table = () => screen.getByRole('table');
const toast = () => renderHook(() => useToast()).result.current.title;

describe('recent tasks', () => {
  it('have the specified columns, filled for each task', async () => {
    withTasks(1);
    await renderScreen(<RecentTasks />, { path, permissions: ['show_tasks'] });
    expect(screen.getByRole('heading', { name: 'Recent Tasks' })).toBeInTheDocument();
    const row = await screen.findByRole('row', { name: /Task 1/ });
    const headings = within(table())
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent);
    expect(headings).toEqual(['Title', 'Type', 'Status', 'Client', 'Project', 'Department', 'Created At']);
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Call', 'Waiting', 'Nile Travel', 'Onboarding', 'Sales', '20 Nov 2026']);
  });

  it('show the status in its color, with an icon and a word', async () => {
    withTasks(1);
    await renderScreen(<RecentTasks />, { path, permissions: ['show_tasks'] });
    const status = (await screen.findByText('Waiting')).closest('[data-color]');
    expect(status).toHaveAttribute('data-color', 'warning');
    expect(status?.querySelector('svg')).toBeInTheDocument();
  });

  it('omit the department if the job has none', async () => {
    const bare = task(1, { job: { project: { name: 'Wallet', client: { id: null, name: 'Platform' } } } });
    withTasks(0, { 'GET /tasks': () => ({ body: { data: [bare], total: 1 } }) });
    await renderScreen(<RecentTasks />, { path, permissions: ['show_tasks'] });
    const row = await screen.findByRole('row', { name: /Task 1/ });
    expect(within(row).getAllByRole('cell')[4]).toBeEmptyDOMElement();
  });

  it.each([
    [['show_tasks'], 0, 0],
    [['show_tasks', 'update_tasks'], 1, 0],
    [['show_tasks', 'delete_tasks'], 0, 1],
    [all, 1, 1],
  ])('with %j show %i edit and %i delete icons', async (permissions, edits, deletes) => {
    withTasks(1);
    await renderScreen(<RecentTasks />, { path, permissions });
    await screen.findByRole('row', { name: /Task 1/ });
    expect(screen.queryAllByRole('link', { name: 'Edit Task 1' })).toHaveLength(edits);
    expect(screen.queryAllByRole('button', { name: 'Delete Task 1' })).toHaveLength(deletes);
  });

  it('send only the page, and have pages only above ten rows', async () => {
    const api = withTasks(21);
    const { user } = await renderScreen(<RecentTasks />, { path, permissions: ['show_tasks'] });
    await screen.findByRole('row', { name: /Task 20/ });
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByRole('row', { name: /Task 21/ })).toBeInTheDocument();
    expect(api.callsTo('GET /tasks').map(({ query }) => query)).toEqual([{ page: '1' }, { page: '2' }]);
  });

  it.each([
    ['en', /^Due 22 Nov 2026, /],
    ['ar', /^الاستحقاق: /],
  ] as const)('show in %s when a task is due, and link its subject', async (language, words) => {
    const company = '01890a5d-ac96-774b-bcce-b302099a8057';
    const urgent = task(1, {
      due_on: '2026-11-22',
      due_at: '2026-11-22T14:05:00.000Z',
      about: { kind: 'company', id: company, name: 'Nile Travel', path: `/companies/view/${company}` },
    });
    const about = { kind: 'booking', id: company, name: 'booking 7', path: null };
    withTasks(0, { 'GET /tasks': () => ({ body: { data: [urgent, task(2, { about })], total: 2 } }) });
    await renderScreen(<RecentTasks />, { path, language, permissions: ['show_tasks'] });
    const due = await screen.findByText(words);
    expect(due).toHaveAttribute('datetime', '2026-11-22T14:05:00.000Z');
    expect(due).toHaveTextContent(':05');
    expect(screen.getByRole('link', { name: 'Nile Travel' })).toHaveAttribute(
      'href',
      `/companies/view/${company}`,
    );
    expect(screen.getByText('booking 7')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'booking 7' })).not.toBeInTheDocument();
  });

  it('does not repeat the title of a request as the link to it', async () => {
    const about = { kind: 'approval', id: 'a', name: 'Deposit for Nile', path: '/approvals/view/a' };
    const asked = task(1, { title: 'Deposit for Nile', about });
    withTasks(0, { 'GET /tasks': () => ({ body: { data: [asked], total: 1 } }) });
    await renderScreen(<RecentTasks />, { path, permissions: ['show_tasks'] });
    expect(await screen.findAllByText('Deposit for Nile')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Open the request' })).toHaveAttribute(
      'href',
      '/approvals/view/a',
    );
  });

  it('have no pages with ten rows', async () => {
    withTasks(10);
    await renderScreen(<RecentTasks />, { path, permissions: ['show_tasks'] });
    await screen.findByRole('row', { name: /Task 10/ });
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('open the edit route with the title as the name', async () => {
    withTasks(1);
    const { user, address } = await renderScreen(<RecentTasks />, { path, permissions: all });
    await user.click(await screen.findByRole('link', { name: 'Edit Task 1' }));
    expect(address()).toBe(`/tasks/edit/${task(1).id}?name=Task%201`);
  });

  it('delete after a confirmation, and step back from a page that becomes empty', async () => {
    withTasks(21);
    const { user } = await renderScreen(<RecentTasks />, { path, permissions: all });
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Task 21' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('row', { name: /Task 20/ })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Task 21/ })).not.toBeInTheDocument();
  });

  it('offer to undo a deletion as the list of tasks does, except for tasks raised by the system and those with comments', async () => {
    const raised = task(2, { raised: true });
    const tasks = [task(1), raised, task(3, { commented: true })];
    const api = withTasks(0, {
      'GET /tasks': () => ({ body: { data: tasks, total: tasks.length } }),
      'DELETE /tasks/{id}': ({ params }) => ({
        body: { message: 'Deleted', data: tasks.find(({ id }) => id === params['id']) },
      }),
      'POST /tasks': () => ({ status: 201, body: { message: 'Added', data: task(4) } }),
    });
    const { user } = await renderScreen(<RecentTasks />, { path, permissions: all });
    const remove = async (title: string) => {
      await user.click(await screen.findByRole('button', { name: `Delete ${title}` }));
      const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
      await user.click(within(dialog).getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      return readToast();
    };
    const { title, undo } = await remove('Task 1');
    expect(title).toBe('Deleted');
    await act(async () => void (await undo?.()));
    expect(api.callsTo('POST /tasks')[0]?.body).toEqual({
      title: 'Task 1',
      type: 'call',
      status: 'waiting',
      client_id: null,
      project: 'Onboarding',
      department: 'Sales',
      assignee_id: null,
      due_on: null,
    });
    expect((await remove('Task 2')).undo).toBeUndefined();
    expect((await remove('Task 3')).undo).toBeUndefined();
  });

  it('stay silent when the tasks cannot be read', async () => {
    const api = withTasks(0, {
      'GET /tasks': () => problem(503, 'database_unavailable', 'The database is away'),
    });
    await renderScreen(<RecentTasks />, { path, permissions: all });
    await waitFor(() => expect(api.callsTo('GET /tasks')).toHaveLength(1));
    await waitFor(() => expect(table()).toHaveAttribute('aria-busy', 'false'));
    expect(toast()).toBe('');
    expect(screen.queryByText('The database is away')).not.toBeInTheDocument();
    expect(screen.queryByText('No tasks yet')).not.toBeInTheDocument();
  });

  it('keep the dialog open when a deletion fails', async () => {
    withTasks(1, {
      'DELETE /tasks/{id}': () => problem(503, 'database_unavailable', 'The database is away'),
    });
    const { user } = await renderScreen(<RecentTasks />, { path, permissions: all });
    await user.click(await screen.findByRole('button', { name: 'Delete Task 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await act(async () => undefined);
    expect(dialog).toBeInTheDocument();
    expect(toast()).toBe('');
  });

  it('explain themselves when empty', async () => {
    withTasks(0);
    await renderScreen(<RecentTasks />, { path, permissions: all });
    expect(await screen.findByText('No tasks yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add Task' })).toHaveAttribute('href', '/tasks/create');
  });
});
