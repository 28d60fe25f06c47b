import type { Markup, MarkupInput } from '@traveldesk/markups-contract';
import type { HistoryEntry } from '@traveldesk/shared-contract';
import { mockApi, problem, type MockApi } from '@traveldesk/shared-testing/web';

/** One of the tests; `changes` say what is different in this one. */
export function markup(changes: Partial<Markup> = {}): Markup {
  return {
    id: '0198f000-0000-7000-8000-0000000000a1',
    name: { en: 'First', fr: 'Premier', ar: 'الأول' },
    code: 'A1',
    version: 1,
    created_at: '2026-11-21T08:00:00.000Z',
    updated_at: '2026-11-21T08:00:00.000Z',
    ...changes,
  };
}

/** The API in memory, answering as the contract says: pages, filters by name, versions. */
export function fakeMarkups(markups: Markup[], history: HistoryEntry[] = []): MockApi {
  const rows = [...markups];
  const indexOf = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  const missing = problem(404, 'not_found', 'This was not found.');
  return mockApi({
    'GET /markups': ({ query }) => {
      const found = rows.filter(({ name }) =>
        name.en.toLowerCase().includes((query.name ?? '').toLowerCase()),
      );
      const perPage = Number(query.per_page);
      const start = (Number(query.page) - 1) * perPage;
      return { body: { data: found.slice(start, start + perPage), total: found.length } };
    },
    'POST /markups': ({ body }) => {
      const added = markup({
        ...(body as MarkupInput),
        id: `0198f000-0000-7000-8000-${String(rows.length).padStart(12, '0')}`,
      });
      rows.unshift(added);
      return { status: 201, body: { message: `${added.name.en} was added.`, data: added } };
    },
    'GET /markups/{id}': ({ params }) => {
      const found = rows[indexOf(params.id)];
      return found ? { body: found } : missing;
    },
    'PUT /markups/{id}': ({ params, body, headers }) => {
      const index = indexOf(params.id);
      const current = rows[index];
      if (!current) return missing;
      if (headers.get('if-match') !== `"${current.version}"`) {
        return problem(412, 'stale', 'Someone else has changed this since you opened it.');
      }
      const changed = { ...current, ...(body as MarkupInput), version: current.version + 1 };
      rows[index] = changed;
      return { body: { message: `${changed.name.en} was saved.`, data: changed } };
    },
    'DELETE /markups/{id}': ({ params }) => {
      const [removed] = rows.splice(indexOf(params.id), 1);
      return { body: { message: `${removed?.name.en} was deleted.`, data: removed } };
    },
    'GET /markups/{id}/history': () => ({ body: { data: history, total: history.length } }),
  });
}
