import type { Task, TaskInput } from '@traveldesk/tasks-contract';
import { dayIn, type Page } from '@traveldesk/shared-contract';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import type { Actor } from '@traveldesk/shared-server';
import { addUser, deskModules } from './testing/desk';
import { findTasks } from './tasks.sql';

describeOnDatabase('the filters of tasks', (makeApi) => {
  let api: TestApi;
  let headers: Record<string, string>;
  let task: TaskInput;

  beforeAll(async () => {
    api = await makeApi({ modules: deskModules });
    headers = await api.signIn({ permissions: ['show_tasks', 'add_tasks'], name: 'Mona Said' });
    task = {
      title: 'Call',
      type: 'call',
      status: 'open',
      client_id: await addCompany(api, { name: 'Nile Travel' }),
      project: 'Onboarding',
      department: null,
      assignee_id: null,
      due_on: null,
    };
  });

  const call = (method: 'GET' | 'POST', path: string, body?: object, more: object = {}) =>
    api.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...more },
      ...(body && { payload: body }),
    });

  const add = async (change: Partial<TaskInput>): Promise<Task> =>
    (await call('POST', '/tasks', { ...task, ...change })).json<{ data: Task }>().data;

  it('filters by assignee: the caller, nobody, and a user', async () => {
    const reader = await addUser(api, { name: 'Reader', type: 'staff' });
    const own = await api.signIn({ permissions: ['show_tasks'], userId: reader });
    const mine = await add({ title: 'Given a', assignee_id: reader });
    const none = await add({ title: 'Given b', assignee_id: null });
    const person = await addUser(api, { name: 'Omar Nabil', type: 'staff' });
    const others = await add({ title: 'Given c', assignee_id: person });
    const found = async (query: string) =>
      (await call('GET', `/tasks?title=given&${query}`, undefined, own))
        .json<Page<Task>>()
        .data.map(({ id }) => id);
    expect(await found('assigned=me')).toEqual([mine.id]);
    expect(await found('assigned=nobody')).toEqual([none.id]);
    expect(await found(`assignee_id=${person}`)).toEqual([others.id]);
  });

  describe('the filter of due dates', () => {
    /** Sunday, 29 November 2026, 23:30 in Cairo; Monday in Auckland. */
    const now = new Date('2026-11-29T21:30:00Z');
    const staff: Actor = {
      userId: '0198f000-0000-7000-8000-00000000dead',
      name: 'Mona Said',
      email: 'mona@traveldesk.example',
      type: 'staff',
      companyId: null,
      permissions: new Set(['show_tasks']),
      language: 'en',
      passwordChanged: true,
      tokenId: '0198f000-0000-7000-8000-00000000dead',
    };
    const dues: [title: string, on: string | null, at: string | null, status?: TaskInput['status']][] = [
      ['a', '2026-11-28', null],
      ['b', '2026-11-28', null, 'done'],
      ['c', '2026-11-29', null],
      ['d', '2026-11-29', '2026-11-29T21:00:00Z'],
      ['e', '2026-11-29', '2026-11-29T22:30:00Z'],
      ['f', '2026-12-05', null],
      ['g', '2026-12-06', null],
      ['h', null, null],
    ];

    beforeAll(async () => {
      for (const [title, on, at, status = 'open'] of dues) {
        const { id } = await add({ title: `Due ${title}`, due_on: on, status });
        const due_at = at === null ? null : new Date(at);
        await api.kernel.db.updateTable('tasks').set({ due_at }).where('id', '=', id).execute();
      }
    });

    it.each([
      ['overdue', 'Africa/Cairo', 'en', 'ad'],
      ['overdue', 'Pacific/Auckland', 'en', 'acd'],
      ['today', 'Africa/Cairo', 'en', 'cd'],
      ['today', 'UTC', 'en', 'cde'],
      ['week', 'Africa/Cairo', 'en', 'cdef'],
      ['week', 'Africa/Cairo', 'fr', 'abcd'],
      ['week', 'Africa/Cairo', 'ar', 'abcde'],
      ['none', 'Africa/Cairo', 'en', 'h'],
    ] as const)(
      '%s means the reader’s day in %s and the week of %s',
      async (due, timeZone, language, letters) => {
        const query = { title: 'due', due, sort: 'title', page: 1, per_page: 20 } as const;
        const { data } = await findTasks(api.kernel.db, staff, query, { now, timeZone, language });
        expect(data.map(({ title_en: title }) => title.slice(-1)).join('')).toBe(letters);
      },
    );

    it('takes the reader’s time zone from the header of the call', async () => {
      // The days of these two places differ at all times.
      const [east, west] = ['Pacific/Kiritimati', 'Pacific/Niue'];
      await add({ title: 'Zoned', due_on: dayIn(east, new Date()) });
      const titles = async (zone: string) => {
        const answer = await call('GET', '/tasks?title=zoned&due=today', undefined, { 'time-zone': zone });
        return answer.json<Page<Task>>().total;
      };
      expect([await titles(east), await titles(west)]).toEqual([1, 0]);
    });
  });
});
