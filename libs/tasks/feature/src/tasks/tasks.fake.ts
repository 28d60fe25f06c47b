import { taskStatusColors, type TaskInput, type TaskRecord } from '@traveldesk/tasks-contract';
import { mockApi, problem, type MockApi } from '@traveldesk/shared-testing/web';

/** A task for tests; `changes` override fields. */
export function task(changes: Partial<TaskRecord> = {}): TaskRecord {
  return {
    id: '0198f000-0000-7000-8000-0000000000a1',
    title: 'Call the agency',
    type: { key: 'call', name: 'Call' },
    status: { key: 'open', name: 'Open', color: 'info' },
    job: {
      project: { name: 'Onboarding', client: { id: nile.id, name: nile.name } },
      department: { name: 'Sales' },
    },
    assignee: null,
    due_on: '2026-11-30',
    due_at: null,
    about: null,
    description: null,
    raised: false,
    commented: false,
    version: 1,
    created_at: '2026-11-20T12:00:00.000Z',
    updated_at: '2026-11-20T12:00:00.000Z',
    ...changes,
  };
}

export const nile = { id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Nile Travel', parent: null };
export const mona = {
  id: '01890a5d-ac96-774b-bcce-b302099a8058',
  name: 'Mona Said',
  email: 'mona@traveldesk.example',
};

/** A fake tasks API in memory that follows the contract, with one company and one user for the pickers. */
export function fakeTasks(tasks: TaskRecord[]): MockApi {
  const rows = [...tasks];
  const indexOf = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  const missing = problem(404, 'not_found', 'This was not found.');
  return mockApi({
    'GET /companies': () => ({ body: { data: [nile], total: 1 } }),
    'GET /users': () => ({ body: { data: [mona], total: 1 } }),
    'GET /tasks': ({ query }) => {
      const found = rows.filter(
        ({ title, status }) =>
          title.toLowerCase().includes((query.title ?? '').toLowerCase()) &&
          (!query.status || status.key === query.status),
      );
      return { body: { data: found.slice(0, 20), total: found.length } };
    },
    'POST /tasks': ({ body }) => {
      const added = saved(
        task({ id: '0198f000-0000-7000-8000-0000000000b1', version: 0 }),
        body as TaskInput,
      );
      rows.unshift(added);
      return { status: 201, body: { message: `The task “${added.title}” was added.`, data: added } };
    },
    'GET /tasks/{id}': ({ params }) => {
      const found = rows[indexOf(params.id)];
      return found ? { body: found } : missing;
    },
    'PUT /tasks/{id}': ({ params, body, headers }) => {
      const index = indexOf(params.id);
      const current = rows[index];
      if (!current) return missing;
      if (headers.get('if-match') !== `"${current.version}"`) {
        return problem(412, 'stale', 'Someone else has changed this since you opened it.');
      }
      const changed = saved(current, body as TaskInput);
      rows[index] = changed;
      return { body: { message: `The task “${changed.title}” was saved.`, data: changed } };
    },
    'DELETE /tasks/{id}': ({ params }) => {
      const [removed] = rows.splice(indexOf(params.id), 1);
      return { body: { message: `The task “${removed?.title}” was deleted.`, data: removed } };
    },
    'GET /tasks/{id}/comments': () => ({ body: { data: [], total: 0 } }),
    'GET /tasks/{id}/history': () => ({
      body: {
        data: [
          {
            id: '1',
            at: '2026-11-21T08:00:00.000Z',
            action: 'update',
            actor: { id: mona.id, name: mona.name },
            address: null,
            request_id: null,
            changes: [{ field: 'status', before: 'open', after: 'in_progress' }],
          },
        ],
        total: 1,
      },
    }),
  });
}

function saved(before: TaskRecord, input: TaskInput): TaskRecord {
  const {
    title,
    type,
    status,
    client_id: client,
    project,
    department,
    assignee_id: assignee,
    due_on,
    description = before.description,
  } = input;
  return {
    ...before,
    title,
    type: { key: type, name: type },
    status: { key: status, name: status, color: taskStatusColors[status] },
    job: {
      project: { name: project, client: { id: client, name: client ? nile.name : 'Platform' } },
      ...(department && { department: { name: department } }),
    },
    assignee: assignee ? { id: assignee, name: mona.name } : null,
    due_on,
    description,
    version: before.version + 1,
  };
}
