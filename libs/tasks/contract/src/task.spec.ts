import { taskInputSchema, taskQuerySchema, taskSchema } from './task';

const call = {
  title: 'Call the agency about the credit limit',
  type: 'call',
  status: 'open',
  client_id: '01890a5d-ac96-774b-bcce-b302099a8057',
  project: 'Onboarding',
  department: 'Sales',
  assignee_id: null,
  due_on: '2026-11-30',
};

/** Maps each invalid field to its error key, as the API does in a 422. */
function refusals(input: unknown): Record<string, unknown> {
  const { error } = taskInputSchema.safeParse(input);
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.code === 'custom' ? issue.params?.key : issue.code,
    ]),
  );
}

describe('the input of a task', () => {
  it('accepts title, type, status, job, assignee and due date', () => {
    expect(taskInputSchema.parse(call)).toEqual(call);
  });

  it('accepts a task of the platform without a department or a due date', () => {
    const bare = { ...call, client_id: null, department: null, due_on: null };
    expect(taskInputSchema.parse(bare)).toEqual(bare);
  });

  it.each([
    [{ title: ' ' }, { title: 'too_small' }],
    [{ title: 'x'.repeat(10_000) }, { title: 'too_big' }],
    [{ title: 'Call\u202e them' }, { title: 'unsafe_characters' }],
    [{ type: 'holiday' }, { type: 'invalid_value' }],
    [{ status: 'closed' }, { status: 'invalid_value' }],
    [{ client_id: 'Nile' }, { client_id: 'invalid_format' }],
    [{ project: '' }, { project: 'too_small' }],
    [{ department: '' }, { department: 'too_small' }],
    [{ assignee_id: 'me' }, { assignee_id: 'invalid_format' }],
    [{ due_on: '2026-02-30' }, { due_on: 'invalid_format' }],
    [{ due_on: '30/11/2026' }, { due_on: 'invalid_format' }],
    [{ due_on: '0000-02-29' }, { due_on: 'invalid_format' }],
  ])('refuses %j', (change, expected) => {
    expect(refusals({ ...call, ...change })).toEqual(expected);
  });

  it('refuses unknown fields', () => {
    expect(refusals({ ...call, raised: true })).toEqual({ '': 'unrecognized_keys' });
  });
});

describe('the query of the list', () => {
  it('starts at page 1 with 20 rows', () => {
    expect(taskQuerySchema.parse({})).toEqual({ page: 1, per_page: 20 });
  });

  it.each([{ page: '0' }, { per_page: '101' }, { sort: 'client_id' }, { status: 'closed' }, { owner: 'me' }])(
    'refuses %j',
    (query) => {
      expect(taskQuerySchema.safeParse(query).success).toBe(false);
    },
  );
});

describe('the answer in the specification', () => {
  it('has the specified shape of a task', () => {
    const { shape } = taskSchema;
    expect(Object.keys(shape)).toEqual(
      expect.arrayContaining(['title', 'type', 'status', 'job', 'created_at']),
    );
    expect(Object.keys(shape.status.shape)).toEqual(expect.arrayContaining(['name', 'color']));
    expect(Object.keys(shape.job.shape.project.shape)).toEqual(['name', 'client']);
    expect(shape.job.shape.department.safeParse(undefined).success).toBe(true);
  });
});
