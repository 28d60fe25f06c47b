import type { Country, CountryInput } from '@traveldesk/geo-contract';
import type { HistoryEntry } from '@traveldesk/shared-contract';
import { mockApi, problem, type MockApi } from '@traveldesk/shared-testing/web';

/** A country for tests; `changes` override fields. */
export function country(changes: Partial<Country> = {}): Country {
  return {
    id: '0198f000-0000-7000-8000-0000000000e9',
    name: { en: 'Egypt', fr: 'Égypte', ar: 'مصر' },
    code: 'EG',
    currency: 'EGP',
    phone_code: '20',
    version: 1,
    created_at: '2026-11-21T08:00:00.000Z',
    updated_at: '2026-11-21T08:00:00.000Z',
    ...changes,
  };
}

/** A fake countries API in memory that follows the contract: pages, search by name, versions, unique codes. */
export function fakeCountries(countries: Country[], history: HistoryEntry[] = []): MockApi {
  const rows = [...countries];
  const indexOf = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  const missing = problem(404, 'not_found', 'This was not found.');
  return mockApi({
    'GET /countries': ({ query }) => {
      const found = rows.filter(({ name }) =>
        name.en.toLowerCase().includes((query.search ?? '').toLowerCase()),
      );
      const perPage = Number(query.per_page);
      const start = (Number(query.page) - 1) * perPage;
      return { body: { data: found.slice(start, start + perPage), total: found.length } };
    },
    'POST /countries': ({ body }) => {
      const input = body as CountryInput;
      if (rows.some(({ code }) => code === input.code)) {
        const taken = `Another country already has the code ${input.code}.`;
        return problem(422, 'invalid', 'Please check the marked fields.', { code: taken });
      }
      const added = country({
        ...input,
        id: `0198f000-0000-7000-8000-${String(rows.length).padStart(12, '0')}`,
      });
      rows.unshift(added);
      return { status: 201, body: { message: `${added.name.en} was added.`, data: added } };
    },
    'GET /countries/{id}': ({ params }) => {
      const found = rows[indexOf(params.id)];
      return found ? { body: found } : missing;
    },
    'PUT /countries/{id}': ({ params, body, headers }) => {
      const index = indexOf(params.id);
      const current = rows[index];
      if (!current) return missing;
      if (headers.get('if-match') !== `"${current.version}"`) {
        return problem(412, 'stale', 'Someone else has changed this since you opened it.');
      }
      const changed = { ...current, ...(body as CountryInput), version: current.version + 1 };
      rows[index] = changed;
      return { body: { message: `${changed.name.en} was saved.`, data: changed } };
    },
    'DELETE /countries/{id}': ({ params }) => {
      const [removed] = rows.splice(indexOf(params.id), 1);
      return { body: { message: `${removed?.name.en} was deleted.`, data: removed } };
    },
    'GET /cities': () => ({ body: { data: [], total: 12 } }),
    'GET /airports': () => ({ body: { data: [], total: 3 } }),
    'GET /countries/{id}/history': () => ({ body: { data: history, total: history.length } }),
  });
}
