import type { Company, CompanyInput } from '@traveldesk/companies-contract';
import type { HistoryEntry } from '@traveldesk/shared-contract';
import { mockApi, problem, type MockApi } from '@traveldesk/shared-testing/web';

const idOf = (number: number) => `0198f000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const egypt = { id: idOf(900), code: 'EG', name: { en: 'Egypt', fr: 'Égypte', ar: 'مصر' } };

/** A company for tests; `changes` override fields. */
export function company(number: number, changes: Partial<Company> = {}): Company {
  return {
    id: idOf(number),
    name: 'Nile Travel',
    type: 'B2B',
    parent: null,
    country: egypt,
    city: null,
    office_address: null,
    office_latitude: null,
    office_longitude: null,
    position: null,
    email: 'desk@nile.example',
    phone: '+201001234567',
    currency: 'EGP',
    status: 'active',
    logo: null,
    has_children: false,
    fixed_fields: [],
    version: 1,
    created_at: '2026-11-21T08:00:00.000Z',
    updated_at: '2026-11-21T08:00:00.000Z',
    ...changes,
  };
}

/** A fake companies API in memory that follows the contract. */
export function fakeCompanies(companies: Company[], history: HistoryEntry[] = []): MockApi {
  const rows = [...companies];
  const indexOf = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  const missing = problem(404, 'not_found', 'This was not found.');
  const written = ({ parent_id: parentId, country_id: _, city_id: __, ...input }: CompanyInput) => ({
    ...input,
    parent: rows.find((row) => row.id === parentId) ?? null,
  });
  return mockApi({
    'GET /companies': ({ query }) => {
      const found = rows
        .filter(({ name }) => name.toLowerCase().includes((query.name ?? query.q ?? '').toLowerCase()))
        .filter(({ type }) => !query.type || type === query.type)
        .filter(({ parent }) => !query.parent_id || (parent?.id ?? 'none') === query.parent_id);
      const perPage = Number(query.per_page);
      const start = (Number(query.page) - 1) * perPage;
      return { body: { data: found.slice(start, start + perPage), total: found.length } };
    },
    'POST /companies': ({ body }) => {
      const input = body as CompanyInput;
      if (input.parent_id === idOf(1)) {
        const cycle = 'A company cannot be its own parent, directly or indirectly.';
        return problem(422, 'invalid', 'Please check the marked fields.', { parent_id: cycle });
      }
      const added = company(rows.length + 100, written(input));
      rows.unshift(added);
      return { status: 201, body: { message: `${added.name} was added.`, data: added } };
    },
    'GET /companies/{id}': ({ params }) => {
      const found = rows[indexOf(params.id)];
      return found ? { body: found } : missing;
    },
    'PUT /companies/{id}': ({ params, body, headers }) => {
      const index = indexOf(params.id);
      const current = rows[index];
      if (!current) return missing;
      if (headers.get('if-match') !== `"${current.version}"`) {
        return problem(412, 'stale', 'Someone else has changed this since you opened it.');
      }
      const changed = { ...current, ...written(body as CompanyInput), version: current.version + 1 };
      rows[index] = changed;
      return { body: { message: `${changed.name} was saved.`, data: changed } };
    },
    'DELETE /companies/{id}': ({ params }) => {
      const found = rows[indexOf(params.id)];
      if (found?.has_children) {
        return problem(422, 'in_use_by', 'This cannot be deleted: 1 company refers to it.');
      }
      rows.splice(indexOf(params.id), 1);
      return { body: { message: `${found?.name} was deleted.`, data: found } };
    },
    'GET /companies/{id}/history': () => ({ body: { data: history, total: history.length } }),
    'GET /countries': () => ({ body: { data: [egypt], total: 1 } }),
  });
}
