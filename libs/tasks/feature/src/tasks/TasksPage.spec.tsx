import { screen, waitFor, within } from '@testing-library/react';
import { renderRoutes, problem, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { TaskCreatePage } from './TaskCreatePage';
import { TaskEditPage } from './TaskEditPage';
import { fakeTasks, mona, nile, task } from './tasks.fake';
import { TasksPage } from './TasksPage';

const call = task();
const refund = task({
  id: '0198f000-0000-7000-8000-0000000000a2',
  title: 'Agree the refund',
  status: { key: 'done', name: 'Done', color: 'success' },
});
const all = ['show_tasks', 'add_tasks', 'update_tasks', 'delete_tasks'];

/** As in the shell's table of domains. */
function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/tasks', element: <TasksPage /> },
      { path: '/tasks/create', element: <TaskCreatePage /> },
      { path: '/tasks/edit/:id', element: <TaskEditPage /> },
    ],
    { at: '/tasks', permissions: all, ...options },
  );
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

async function filled(name: RegExp, value: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveValue(value));
  return screen.getByRole('textbox', { name });
}

describe('the tasks screens', () => {
  it('list the tasks with their jobs', async () => {
    fakeTasks([call]);
    await open();
    const cells = within(await row('Call the agency')).getAllByRole('cell');
    expect(cells.slice(0, 8).map((cell) => cell.textContent)).toEqual([
      'Call the agency',
      'Call',
      'Open',
      'Nile Travel',
      'OnboardingSales',
      '',
      '30 Nov 2026',
      '20 Nov 2026',
    ]);
  });

  it.each([
    ['en', 'About', 'Due date', '22 Nov 2026', /^22 Nov 2026, /],
    ['ar', 'بخصوص', 'تاريخ الاستحقاق', '22 نوفمبر 2026', /2026/],
  ] as const)(
    'show in %s the time at which a task is due, and its subject',
    async (language, label, column, day, words) => {
      const at = '2026-11-22T14:05:00.000Z';
      const about = { kind: 'company', id: nile.id, name: 'Nile', path: `/companies/view/${nile.id}` };
      fakeTasks([task({ raised: true, due_on: '2026-11-22', due_at: at, about })]);
      const { user } = await open({ language });
      const cells = await row('Call the agency');
      expect(within(cells).getByRole('link', { name: 'Nile' })).toHaveAttribute('href', about.path);
      const due = within(cells).getByText((_, element) => element?.getAttribute('datetime') === at);
      expect(due.textContent).toMatch(words);
      expect(due).toHaveTextContent(':05');
      await user.click(within(cells).getByRole('link', { name: /. Call the agency/ }));
      expect(await screen.findByText(label)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Nile' })).toHaveAttribute('href', about.path);
      expect(screen.getByLabelText(column)).toHaveValue(day);
      expect(screen.getByText(/2026.*:05/)).toBeVisible();
    },
  );

  it('are searched by title, with the search in the address', async () => {
    fakeTasks([call, refund]);
    const { user, address } = await open();
    await row('Call the agency');
    await user.type(screen.getByRole('searchbox', { name: 'Title' }), 'refund');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.queryByText('Call the agency')).not.toBeInTheDocument());
    expect(await row('Agree the refund')).toBeVisible();
    expect(address()).toBe('/tasks?title=refund');
  });

  it('are filtered by assignee and due date, with the filters in the address', async () => {
    const api = fakeTasks([call]);
    const { user } = await open({ at: '/tasks?assigned=me&due=overdue' });
    await row('Call the agency');
    expect(screen.getByText('Me')).toBeVisible();
    expect(screen.getByText('Overdue')).toBeVisible();
    expect(api.callsTo('GET /tasks')[0]?.query).toMatchObject({ assigned: 'me', due: 'overdue' });
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    await user.click(await screen.findByRole('combobox', { name: 'Assigned to' }));
    await user.click(await screen.findByTitle(mona.name));
    await waitFor(() =>
      expect(api.callsTo('GET /tasks').at(-1)?.query).toMatchObject({ assignee_id: mona.id }),
    );
  });

  it('add a task for a client and a person found by search', async () => {
    const api = fakeTasks([]);
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Add Task' }));
    await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Collect the contract');
    await user.click(screen.getByRole('combobox', { name: /Client/ }));
    await user.click(await screen.findByTitle(nile.name));
    await user.type(screen.getByRole('textbox', { name: /Project/ }), 'Onboarding');
    await user.click(screen.getByRole('combobox', { name: /Assignee/ }));
    await user.click(await screen.findByTitle(mona.name));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Collect the contract')).toBeVisible();
    expect(address()).toBe('/tasks');
    expect(api.callsTo('POST /tasks').map(({ body }) => body)).toEqual([
      {
        title: 'Collect the contract',
        type: 'call',
        status: 'open',
        client_id: nile.id,
        project: 'Onboarding',
        department: null,
        assignee_id: mona.id,
        due_on: null,
        description: null,
      },
    ]);
  });

  it('show missing values of a task at their fields before anything is sent', async () => {
    const api = fakeTasks([]);
    const { user } = await open({ at: '/tasks/create' });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(2));
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveFocus();
    expect(api.callsTo('POST /tasks')).toEqual([]);
  });

  it('show problems from the API at their fields', async () => {
    const api = fakeTasks([call]);
    api.use({
      'PUT /tasks/{id}': () =>
        problem(422, 'invalid', 'Please check the marked fields.', {
          client_id: 'This client does not exist.',
        }),
    });
    const { user } = await open({ at: `/tasks/edit/${call.id}` });
    await filled(/Title/, 'Call the agency');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This client does not exist.')).toBeVisible();
  });

  it('edit a task, with its client’s name, and show its history in words', async () => {
    const api = fakeTasks([call]);
    const { user } = await open({ at: `/tasks/edit/${call.id}?name=Call%20the%20agency` });
    const title = await filled(/Title/, 'Call the agency');
    expect(screen.getByText(nile.name)).toBeVisible();
    expect(await screen.findByText(mona.name)).toBeVisible();
    expect(screen.getByText('In progress')).toBeVisible();
    await user.clear(title);
    await user.type(title, 'Call the agency again{Enter}');
    expect(await row('Call the agency again')).toBeVisible();
    const [put] = api.callsTo('PUT /tasks/{id}');
    expect(put?.headers.get('if-match')).toBe('"1"');
    expect(put?.body).toMatchObject({
      title: 'Call the agency again',
      client_id: nile.id,
      due_on: '2026-11-30',
    });
  });

  it('keep the type of a task that the system has raised', async () => {
    const api = fakeTasks([
      task({ raised: true, type: { key: 'hold_expiring', name: 'Hold about to expire' } }),
    ]);
    const { user } = await open({ at: `/tasks/edit/${call.id}` });
    await filled(/Title/, 'Call the agency');
    expect(screen.getByText('Hold about to expire')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Tasks List' });
    expect(api.callsTo('PUT /tasks/{id}')[0]?.body).toMatchObject({ type: 'hold_expiring' });
  });

  it('show both versions if another user saved meanwhile', async () => {
    fakeTasks([call]);
    const { user } = await open({ at: `/tasks/edit/${call.id}` });
    const project = await filled(/Project/, 'Onboarding');
    await window.fetch(`/api/v1/tasks/${call.id}`, {
      method: 'PUT',
      headers: { 'if-match': '"1"' },
      body: JSON.stringify({
        title: call.title,
        type: 'call',
        status: 'done',
        client_id: null,
        project: 'Onboarding',
        department: 'Sales',
        assignee_id: null,
        due_on: call.due_on,
      }),
    });
    await user.type(project, ' 2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'This record has been changed in the meantime',
    });
    expect(within(dialog).getByRole('row', { name: 'Project Onboarding 2026 Onboarding' })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: 'Status Open Done' })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: 'Client Nile Travel —' })).toBeVisible();
  });

  it('delete a task after a confirmation', async () => {
    const api = fakeTasks([call, refund]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Call the agency' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /Call the agency/ })).not.toBeInTheDocument(),
    );
    expect(api.callsTo('DELETE /tasks/{id}').map(({ params }) => params.id)).toEqual([call.id]);
  });

  it('offer only permitted actions', async () => {
    fakeTasks([call]);
    await open({ permissions: ['show_tasks'] });
    await row('Call the agency');
    expect(screen.queryByRole('link', { name: 'Add Task' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Edit/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Liste des tâches', 'Ajouter une tâche'],
    ['ar', 'قائمة المهام', 'إضافة مهمة'],
  ] as const)('are shown in %s', async (language, title, add) => {
    fakeTasks([call]);
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: add })).toBeVisible();
  });
});
