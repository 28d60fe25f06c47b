import { everybody } from './bad-input.rule';

/** Ids of the records that a form refers to, created before the test. */
export interface Given {
  country: string;
  city: string;
  module: string;
}

/** A form: its path, a valid body, and the kinds of its fields. */
export interface Form {
  /** The record that it creates, for test names; unique fields must depend on `key`. */
  name: string;
  path: string;
  body: (given: Given, key: number) => Record<string, unknown>;
  /** Text fields (dotted paths), which accept any character except control and direction marks. */
  words: readonly string[];
  /** Fields that hold an id. */
  ids: readonly string[];
  /** Fields with an impossible value. */
  wrong: readonly (readonly [field: string, value: unknown])[];
}

const letters = (key: number) => String.fromCharCode(65 + Math.floor(key / 26), 65 + (key % 26));
const names = (key: number) => ({ en: `Nile ${key}`, fr: `Nil ${key}`, ar: `النيل ${key}` });
const inLanguages = ['name.en', 'name.fr', 'name.ar'];
const notATimeZone = 'Africa/Atlantis';

/** Every form of the administration (DESIGN 6), written by hand from the contracts. */
export const forms: readonly Form[] = [
  {
    name: 'country',
    path: '/countries',
    body: () => ({ name: names(0), code: 'BV', currency: 'EGP', phone_code: '20' }),
    words: inLanguages,
    ids: [],
    wrong: [
      ['code', 'ZZ'],
      ['currency', 'ABC'],
      ['phone_code', '+999'],
      ['phone_code', '=20'],
    ],
  },
  {
    name: 'city',
    path: '/cities',
    body: ({ country }, key) => ({
      name: names(key),
      code: null,
      country_id: country,
      time_zone: 'Africa/Cairo',
    }),
    words: inLanguages,
    ids: ['country_id'],
    wrong: [
      ['time_zone', notATimeZone],
      ['time_zone', '+02:00'],
      ['code', 'C4I'],
    ],
  },
  {
    name: 'airport',
    path: '/airports',
    body: ({ city }, key) => ({
      iata: `Q${letters(key)}`,
      icao: null,
      name: `Field ${key}`,
      city_id: city,
      latitude: 30.1,
      longitude: 31.4,
      time_zone: 'Africa/Cairo',
      scheduled: true,
    }),
    words: ['name'],
    ids: ['city_id'],
    wrong: [
      ['time_zone', notATimeZone],
      ['latitude', 90.1],
      ['longitude', '31'],
      ['iata', 'CAIR'],
      ['icao', 'HEC1'],
    ],
  },
  {
    name: 'airline',
    path: '/airlines',
    body: ({ country }, key) => ({
      iata: '0Q',
      icao: null,
      name: `Nile Air ${key}`,
      accounting_code: null,
      country_id: country,
      status: 'active',
    }),
    words: ['name'],
    ids: ['country_id'],
    wrong: [
      ['iata', 'M'],
      ['icao', 'MS'],
      ['accounting_code', '77'],
      ['status', 'gone'],
    ],
  },
  {
    name: 'module',
    path: '/modules',
    body: (_, key) => ({ key: `rail-${key}`, name: names(key), status: 'active' }),
    words: inLanguages,
    ids: [],
    wrong: [
      ['key', 'Rail Way'],
      ['key', 'RAIL'],
      ['status', 'gone'],
    ],
  },
  {
    name: 'supplier',
    path: '/suppliers',
    body: ({ module }, key) => ({
      name: `Atlas ${key}`,
      key: `atlas-${key}`,
      module_id: module,
      protocol: 'duffel',
      base_url: 'https://api.atlas.example',
      currency: 'EGP',
      timeout_ms: 5000,
      concurrency: 2,
      status: 'active',
    }),
    words: ['name'],
    ids: ['module_id'],
    wrong: [
      ['base_url', 'javascript:alert(1)'],
      ['base_url', 'https://user:word@api.atlas.example'],
      ['currency', 'ABC'],
      ['timeout_ms', 0],
      ['concurrency', 1.5],
    ],
  },
  {
    name: 'company',
    path: '/companies',
    body: ({ country }, key) => ({
      name: `Nile ${key}`,
      type: 'B2B',
      parent_id: null,
      country_id: country,
      city_id: null,
      email: 'desk@nile.example',
      phone: null,
      currency: 'EGP',
      status: 'active',
    }),
    words: ['name'],
    ids: ['country_id', 'city_id', 'parent_id'],
    wrong: [
      ['email', 'desk@@nile.example'],
      ['phone', '٠١٠٠'],
      ['phone', '=2+3'],
      ['currency', 'ABC'],
      ['type', 'B2G'],
    ],
  },
  {
    name: 'user',
    path: '/users',
    body: (_, key) => ({
      name: `Rana Saleh ${key}`,
      email: `rana.${key}@nile.example`,
      phone: null,
      type: 'staff',
      company_id: null,
      roles: [],
      language: 'fr',
    }),
    words: ['name'],
    ids: [],
    wrong: [
      ['email', 'rana'],
      ['email', 'rana @nile.example'],
      ['phone', 'call me'],
      ['language', 'de'],
      ['type', 'root'],
    ],
  },
  {
    name: 'role',
    path: '/users_roles',
    body: (_, key) => ({ name: `Desk ${key}`, permissions: [] }),
    words: ['name'],
    ids: [],
    wrong: [['permissions', ['fly_to_the_moon']]],
  },
  {
    name: 'task',
    path: '/tasks',
    body: (_, key) => ({
      title: `Call the desk ${key}`,
      type: 'call',
      status: 'open',
      client_id: null,
      project: 'Onboarding',
      department: 'Sales',
      assignee_id: null,
      due_on: '2026-11-30',
    }),
    words: ['title', 'project', 'department'],
    ids: ['client_id', 'assignee_id'],
    wrong: [
      ['due_on', '2026-02-30'],
      ['due_on', '30.11.2026'],
      ['type', 'hold_expiring'],
      ['status', 'gone'],
    ],
  },
  {
    name: 'markup',
    path: '/markups',
    body: (_, key) => ({
      ...everybody,
      name: `Agencies ${key}`,
    }),
    words: ['name'],
    ids: ['owner_id'],
    wrong: [
      ['percent', '1000.1'],
      ['percent', '-101'],
      ['percent', 5],
      ['currency', 'ABC'],
      ['suppliers', ['0193a1b2-0000-7000-8000-00000000ffff']],
      ['companies', [{ id: '0193a1b2-0000-7000-8000-00000000ffff', below: true }]],
      ['origins', [{ kind: 'airport', code: 'QQQ' }]],
      ['plating', { mode: 'only', codes: ['0Q'] }],
      ['valid_until', '2020-01-01T00:00:00Z'],
      ['travel_to', '2030-02-30'],
      ['weekdays', [0]],
      ['priority', 1.5],
      ['status', 'gone'],
    ],
  },
  {
    name: 'zone',
    path: '/markup-zones',
    body: (_, key) => ({ name: `Gulf ${key}`, countries: ['AE', 'OM'], zones: [] }),
    words: ['name'],
    ids: [],
    wrong: [
      ['countries', ['QQ']],
      ['countries', ['AE', 'AE']],
      ['zones', ['0193a1b2-0000-7000-8000-00000000ffff']],
      ['zones', ['not-a-key']],
    ],
  },
];
