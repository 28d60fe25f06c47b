import type { Airline, AirlineInput } from '@traveldesk/airlines-contract';
import type { HistoryEntry } from '@traveldesk/shared-contract';
import { mockApi, problem, type MockApi } from '@traveldesk/shared-testing/web';

export const emiratesCountry = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  code: 'AE',
  name: { en: 'United Arab Emirates', fr: 'Émirats arabes unis', ar: 'الإمارات العربية المتحدة' },
};

/** An airline for tests; `changes` override fields. */
export function airline(changes: Partial<Airline> = {}): Airline {
  return {
    id: '0198f000-0000-7000-8000-0000000000ea',
    iata: 'EK',
    icao: 'UAE',
    name: 'Emirates',
    name_fr: null,
    name_ar: null,
    accounting_code: '176',
    country: emiratesCountry,
    status: 'active',
    version: 1,
    created_at: '2026-11-21T08:00:00.000Z',
    updated_at: '2026-11-21T08:00:00.000Z',
    ...changes,
  };
}

/** A fake airlines API in memory that follows the contract, with one country for the picker. */
export function fakeAirlines(airlines: Airline[], history: HistoryEntry[] = []): MockApi {
  const rows = [...airlines];
  const indexOf = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  const missing = problem(404, 'not_found', 'This was not found.');
  return mockApi({
    'GET /countries': () => ({ body: { data: [emiratesCountry], total: 1 } }),
    'GET /airlines': ({ query }) => {
      const found = rows.filter(
        ({ name, iata, status }) =>
          name.toLowerCase().includes((query.name ?? '').toLowerCase()) &&
          iata.startsWith((query.code ?? '').toUpperCase()) &&
          (!query.status || status === query.status),
      );
      return { body: { data: found.slice(0, 20), total: found.length } };
    },
    'POST /airlines': ({ body }) => {
      const added = saved(
        airline({ id: '0198f000-0000-7000-8000-0000000000eb', version: 0 }),
        body as AirlineInput,
      );
      rows.unshift(added);
      return { status: 201, body: { message: `${added.name} was added.`, data: added } };
    },
    'GET /airlines/{id}': ({ params }) => {
      const found = rows[indexOf(params.id)];
      return found ? { body: found } : missing;
    },
    'PUT /airlines/{id}': ({ params, body, headers }) => {
      const index = indexOf(params.id);
      const current = rows[index];
      if (!current) return missing;
      if (headers.get('if-match') !== `"${current.version}"`) {
        return problem(412, 'stale', 'Someone else has changed this since you opened it.');
      }
      const changed = saved(current, body as AirlineInput);
      rows[index] = changed;
      return { body: { message: `${changed.name} was saved.`, data: changed } };
    },
    'DELETE /airlines/{id}': ({ params }) => {
      const [removed] = rows.splice(indexOf(params.id), 1);
      return { body: { message: `${removed?.name} was deleted.`, data: removed } };
    },
    'GET /airlines/{id}/history': () => ({ body: { data: history, total: history.length } }),
  });
}

function saved(before: Airline, { country_id: country, ...rest }: AirlineInput): Airline {
  const { name_fr = null, name_ar = null } = rest;
  return {
    ...before,
    ...rest,
    name_fr,
    name_ar,
    country: country ? emiratesCountry : null,
    version: before.version + 1,
  };
}
