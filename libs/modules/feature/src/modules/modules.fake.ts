import type { Module, ModuleInput } from '@traveldesk/modules-contract';
import type { HistoryEntry } from '@traveldesk/shared-contract';
import { mockApi, problem, type MockApi } from '@traveldesk/shared-testing/web';

/** A module for tests; `changes` override fields. */
export function module(changes: Partial<Module> = {}): Module {
  return {
    id: '0198f000-0000-7000-8000-0000000000a1',
    version: 1,
    key: 'flights',
    name: { en: 'Flights', fr: 'Vols', ar: 'رحلات الطيران' },
    status: 'active',
    created_at: '2026-11-21T08:00:00.000Z',
    updated_at: '2026-11-21T08:00:00.000Z',
    ...changes,
  };
}

/** A fake modules API in memory that follows the contract: pages, filters, versions, unique keys. */
export function fakeModules(modules: Module[], history: HistoryEntry[] = []): MockApi {
  const rows = [...modules];
  const indexOf = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  const missing = problem(404, 'not_found', 'This was not found.');
  return mockApi({
    'GET /modules': ({ query }) => {
      const found = rows.filter(
        ({ name, key, status }) =>
          name.en.toLowerCase().includes((query.name ?? '').toLowerCase()) &&
          key.includes(query.key ?? '') &&
          status === (query.status ?? status),
      );
      const perPage = Number(query.per_page);
      const start = (Number(query.page) - 1) * perPage;
      return { body: { data: found.slice(start, start + perPage), total: found.length } };
    },
    'POST /modules': ({ body }) => {
      const input = body as ModuleInput;
      if (rows.some(({ key }) => key === input.key)) {
        const taken = `Another module already has the key ${input.key}.`;
        return problem(422, 'invalid', 'Please check the marked fields.', { key: taken });
      }
      const id = `0198f000-0000-7000-8000-${String(rows.length).padStart(12, '0')}`;
      const added = module({ ...input, id });
      rows.unshift(added);
      return { status: 201, body: { message: `The module ${added.name.en} was created.`, data: added } };
    },
    'GET /modules/{id}': ({ params }) => {
      const found = rows[indexOf(params.id)];
      return found ? { body: found } : missing;
    },
    'PUT /modules/{id}': ({ params, body, headers }) => {
      const index = indexOf(params.id);
      const current = rows[index];
      if (!current) return missing;
      if (headers.get('if-match') !== `"${current.version}"`) {
        return problem(412, 'stale', 'Someone else has changed this since you opened it.');
      }
      const changed = { ...current, ...(body as ModuleInput), version: current.version + 1 };
      rows[index] = changed;
      return { body: { message: `The module ${changed.name.en} was saved.`, data: changed } };
    },
    'DELETE /modules/{id}': ({ params }) => {
      const [removed] = rows.splice(indexOf(params.id), 1);
      return { body: { message: `The module ${removed?.name.en} was deleted.`, data: removed } };
    },
    'GET /modules/{id}/history': () => ({ body: { data: history, total: history.length } }),
  });
}
