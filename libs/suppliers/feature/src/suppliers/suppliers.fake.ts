import type { Module } from '@traveldesk/modules-contract';
import type { HistoryEntry } from '@traveldesk/shared-contract';
import { mockApi, problem, type MockApi } from '@traveldesk/shared-testing/web';
import type { Supplier, SupplierInput, SupplierProtocol, SupplierTest } from '@traveldesk/suppliers-contract';

const at = '2026-11-21T08:00:00.000Z';

function module(id: string, key: string, en: string, fr: string, ar: string): Module {
  const name = { en, fr, ar };
  return { id, version: 1, key, name, status: 'active', created_at: at, updated_at: at };
}

export const flights = module(
  '0198f000-0000-7000-8000-0000000000a1',
  'flights',
  'Flights',
  'Vols',
  'رحلات الطيران',
);
export const hotels = module('0198f000-0000-7000-8000-0000000000b1', 'hotels', 'Hotels', 'Hôtels', 'الفنادق');
export const cars = module('0198f000-0000-7000-8000-0000000000c1', 'cars', 'Cars', 'Voitures', 'السيارات');
const modules = [flights, hotels, cars];

const duffelName = { en: 'Duffel API v2', fr: 'API Duffel v2', ar: 'واجهة Duffel الإصدار 2' };

/** Protocols of the mock server; tests may add more. */
export const protocols: SupplierProtocol[] = [
  {
    name: 'duffel',
    module: 'flights',
    title: duffelName,
    note: {
      en: 'Flights sold by Duffel.',
      fr: 'Des vols vendus par Duffel.',
      ar: 'رحلات طيران تبيعها Duffel.',
    },
    example_url: 'https://api.duffel.com',
  },
  {
    name: 'duffel_stays',
    module: 'hotels',
    title: { en: 'Duffel Stays API v2', fr: 'API Duffel Stays v2', ar: 'واجهة Duffel Stays الإصدار 2' },
    note: {
      en: 'Hotels sold by Duffel.',
      fr: 'Des hôtels vendus par Duffel.',
      ar: 'فنادق تبيعها Duffel.',
    },
    example_url: 'https://api.duffel.com',
  },
];

/** A test supplier. */
export function supplier(changes: Partial<Supplier> = {}): Supplier {
  return {
    id: '0198f000-0000-7000-8000-0000000000d1',
    version: 1,
    name: 'Duffel',
    key: 'duffel',
    module: { id: flights.id, key: flights.key, name: flights.name },
    protocol: 'duffel',
    protocol_name: duffelName,
    protocol_problem: null,
    base_url: 'https://api.duffel.com',
    credentials: { set: true, set_at: at, last4: '4x8Y' },
    currency: 'EUR',
    timeout_ms: 20_000,
    concurrency: 5,
    lap_infants_count: true,
    single_name: 'fnu',
    status: 'active',
    last_test: null,
    created_at: at,
    updated_at: at,
    ...changes,
  };
}

/** Applies input like the API: credentials are kept, replaced or removed, and never returned. */
function written(current: Supplier, input: SupplierInput): Supplier {
  const { credentials, module_id: moduleId, ...rest } = input;
  const told =
    credentials === undefined
      ? current.credentials
      : { set: credentials !== null, set_at: credentials && at, last4: credentials?.slice(-4) ?? null };
  return {
    ...current,
    ...rest,
    module: modules.find(({ id }) => id === moduleId) ?? flights,
    credentials: told,
  };
}

/** An in-memory mock of the suppliers API. */
export function fakeSuppliers(suppliers: Supplier[], history: HistoryEntry[] = [], companies = 0): MockApi {
  const rows = [...suppliers];
  const indexOf = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  const missing = problem(404, 'not_found', 'This was not found.');
  return mockApi({
    'GET /modules': () => ({ body: { data: modules, total: modules.length } }),
    'GET /suppliers/protocols': () => ({ body: { data: protocols } }),
    'GET /suppliers': ({ query }) => {
      const found = rows.filter(
        (row) =>
          row.name.toLowerCase().includes((query.name ?? '').toLowerCase()) &&
          row.key.includes(query.key ?? '') &&
          row.module.id === (query.module ?? row.module.id) &&
          row.status === (query.status ?? row.status) &&
          row.currency.startsWith(query.currency ?? ''),
      );
      const perPage = Number(query.per_page);
      const start = (Number(query.page) - 1) * perPage;
      return { body: { data: found.slice(start, start + perPage), total: found.length } };
    },
    'POST /suppliers': ({ body }) => {
      const input = body as SupplierInput;
      const id = `0198f000-0000-7000-8000-${String(rows.length).padStart(12, '0')}`;
      const none = { set: false, set_at: null, last4: null };
      const added = written(supplier({ id, credentials: none }), input);
      rows.unshift(added);
      return { status: 201, body: { message: `The supplier ${added.name} was created.`, data: added } };
    },
    'GET /suppliers/{id}': ({ params }) => {
      const found = rows[indexOf(params.id)];
      return found ? { body: found } : missing;
    },
    'PUT /suppliers/{id}': ({ params, body, headers }) => {
      const index = indexOf(params.id);
      const current = rows[index];
      if (!current) return missing;
      if (headers.get('if-match') !== `"${current.version}"`) {
        return problem(412, 'stale', 'Someone else has changed this since you opened it.');
      }
      const changed = { ...written(current, body as SupplierInput), version: current.version + 1 };
      rows[index] = changed;
      return { body: { message: `The supplier ${changed.name} was saved.`, data: changed } };
    },
    'GET /suppliers/{id}/credentials': ({ params }) => {
      const found = rows[indexOf(params.id)];
      return found ? { body: { own: found.credentials.set, companies } } : missing;
    },
    'DELETE /suppliers/{id}': ({ params }) => {
      const [removed] = rows.splice(indexOf(params.id), 1);
      return { body: { message: `The supplier ${removed?.name} was deleted.`, data: removed } };
    },
    'POST /suppliers/{id}/test': ({ params }) => {
      const index = indexOf(params.id);
      const current = rows[index];
      if (!current) return missing;
      const test: SupplierTest = {
        outcome: 'timed_out',
        http_status: null,
        duration_ms: 10_004,
        tested_at: at,
      };
      rows[index] = { ...current, last_test: test };
      const message = `${current.name} did not answer in time: stopped after 10004 ms.`;
      return { body: { message, data: test } };
    },
    'GET /suppliers/{id}/history': () => ({ body: { data: history, total: history.length } }),
  });
}
