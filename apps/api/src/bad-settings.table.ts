/** Ids of the records that the forms change, created before the test. */
export interface Subject {
  company: string;
  module: string;
  supplier: string;
}

/** A form that changes an existing record: its path, how to read the record, and its text fields. */
export interface SettingsForm {
  name: string;
  method: 'POST' | 'PUT';
  path: (subject: Subject) => string;
  /** The path that reads the record, which a refused form must leave unchanged. */
  read: (subject: Subject) => string;
  body: (subject: Subject) => Record<string, unknown>;
  /** Text fields, which accept any character except control and direction marks. */
  words: readonly string[];
  /** Fields with an impossible value. */
  wrong: readonly (readonly [field: string, value: unknown])[];
}

const missing = '0193a1b2-0000-7000-8000-00000000ffff';

/** The forms of the user's own profile, of a company's settings and tokens, and of the sign-in rules. */
export const settingsForms: readonly SettingsForm[] = [
  {
    name: 'profile',
    method: 'PUT',
    path: () => '/profile',
    read: () => '/profile',
    body: () => ({ name: 'Mona Said', phone: null, language: 'en' }),
    words: ['name'],
    wrong: [
      ['phone', 'call me'],
      ['phone', '٠١٠٠'],
      ['phone', '=2+3'],
      ['phone', '+1'.repeat(5000)],
      ['language', 'de'],
      ['time_zone', 'Atlantis/Capital'],
      ['time_zone', '+02:00'],
      ['email', 'mona@nile.example'],
      ['roles', []],
    ],
  },
  {
    name: 'company’s modules',
    method: 'POST',
    path: ({ company }) => `/companies/${company}/modules-with-suppliers`,
    read: ({ company }) => `/companies/${company}/modules-with-suppliers`,
    body: ({ module, supplier }) => ({ modules: [{ id: module, suppliers: [supplier] }] }),
    words: [],
    wrong: [
      ['modules', 'all'],
      ['modules', [{ id: missing, suppliers: [] }]],
      ['modules', [{ id: 'flights', suppliers: [] }]],
      ['modules', Array.from({ length: 10_000 }, () => ({ id: missing, suppliers: [] }))],
      ['version', 1],
    ],
  },
  {
    name: 'company’s settings at a supplier',
    method: 'POST',
    path: ({ company, supplier }) => `/companies/${company}/suppliers/${supplier}/settings`,
    read: ({ company, supplier }) => `/companies/${company}/suppliers/${supplier}/settings`,
    body: () => ({ markup_enabled: true, cabins: ['Economy'], airlines: { mode: 'all', codes: [] } }),
    words: [],
    wrong: [
      ['cabins', []],
      ['cabins', ['Suite']],
      ['cabins', ['First', 'First']],
      ['airlines.codes', ['MS']],
      ['airlines', { mode: 'only', codes: [] }],
      ['airlines', { mode: 'only', codes: ['=1'] }],
      ['airlines', { mode: 'except', codes: ['Mس'] }],
      ['markup_enabled', 'yes'],
      ['credentials', 'short'],
      ['credentials', 'a token with blanks in it'],
      ['credentials', 'سر لا يعرفه أحد هنا'],
      ['credentials', 'x'.repeat(10_000)],
    ],
  },
  {
    name: 'company’s token',
    method: 'POST',
    path: ({ company }) => `/companies/${company}/generate-token`,
    read: ({ company }) => `/companies/${company}/token`,
    body: () => ({ name: 'Website', scopes: ['flights_search'], expires_in_days: 30 }),
    words: ['name'],
    wrong: [
      ['scopes', []],
      ['scopes', ['update_users']],
      ['scopes', ['flights_search', 'flights_search']],
      ['expires_in_days', 0],
      ['expires_in_days', 366],
      ['expires_in_days', 1.5],
      ['expires_in_days', '٣٠'],
      ['company_id', missing],
    ],
  },
  {
    name: 'security setting',
    method: 'PUT',
    path: () => '/security_settings',
    read: () => '/security_settings',
    body: () => ({ second_factor_required: false }),
    words: [],
    wrong: [
      ['second_factor_required', 'yes'],
      ['second_factor_required', null],
      ['permissions', []],
    ],
  },
];
