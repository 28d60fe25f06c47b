import { lintTexts, refreshProjectGraph, type Report } from './testing/lint';

const boundaries = '@nx/enforce-module-boundaries';

/** [importer, its file, import]: each line is a violation of one kind. */
const refused: [string, string, string][] = [
  ['a feature, another feature', 'libs/geo/feature/src/a.ts', '@traveldesk/auth-feature/login/LoginPage'],
  ['a feature, its own server', 'libs/geo/feature/src/a.ts', '@traveldesk/geo-server'],
  ['a feature, the shared server', 'libs/geo/feature/src/a.ts', '@traveldesk/shared-server'],
  ['a feature, a server package', 'libs/geo/feature/src/a.ts', 'kysely'],
  ['a server, a feature', 'libs/geo/server/src/a.ts', '@traveldesk/geo-feature/countries/CountriesPage'],
  ['a server, shared ui', 'libs/geo/server/src/a.ts', '@traveldesk/shared-ui'],
  ['a server, shared web', 'libs/geo/server/src/a.ts', '@traveldesk/shared-web'],
  ['a server, a browser package', 'libs/geo/server/src/a.ts', 'antd'],
  ['a contract, a server', 'libs/geo/contract/src/a.ts', '@traveldesk/geo-server'],
  ['a contract, a feature', 'libs/geo/contract/src/a.ts', '@traveldesk/geo-feature/countries/CountriesPage'],
  ['a contract, shared web', 'libs/geo/contract/src/a.ts', '@traveldesk/shared-web'],
  ['a contract, the testing library', 'libs/geo/contract/src/a.spec.ts', '@traveldesk/shared-testing/web'],
  [
    'a feature spec, the servers’ testing',
    'libs/geo/feature/src/a.spec.ts',
    '@traveldesk/shared-testing/server',
  ],
  ['a ui spec, the servers’ testing', 'libs/geo/ui/src/a.spec.ts', '@traveldesk/shared-testing/server'],
  [
    'a spec of shared web, the servers’ testing',
    'libs/shared/web/src/a.spec.ts',
    '@traveldesk/shared-testing/server',
  ],
  [
    'a spec of the back office, the servers’ testing',
    'apps/backoffice/src/a.spec.ts',
    '@traveldesk/shared-testing/server',
  ],
  ['a server spec, the screens’ testing', 'libs/geo/server/src/a.spec.ts', '@traveldesk/shared-testing/web'],
  [
    'a spec of the shared server, the screens’ testing',
    'libs/shared/server/src/a.spec.ts',
    '@traveldesk/shared-testing/web',
  ],
  ['a spec of the API, the screens’ testing', 'apps/api/src/a.spec.ts', '@traveldesk/shared-testing/web'],
  [
    'the screens’ testing, the shared server',
    'libs/shared/testing-web/src/a.ts',
    '@traveldesk/shared-server',
  ],
  [
    'the screens’ testing, the servers’',
    'libs/shared/testing-web/src/a.ts',
    '@traveldesk/shared-testing/server',
  ],
  ['the servers’ testing, shared ui', 'libs/shared/testing-server/src/a.ts', '@traveldesk/shared-ui'],
  ['a contract, a server package', 'libs/geo/contract/src/a.ts', 'fastify'],
  ['shared, a domain contract', 'libs/shared/ui/src/a.ts', '@traveldesk/geo-contract'],
  ['shared, a domain server', 'libs/shared/server/src/a.ts', '@traveldesk/users-server'],
  ['shared, a domain feature', 'libs/shared/web/src/a.ts', '@traveldesk/geo-feature/countries/CountriesPage'],
  ['shared contract, shared server', 'libs/shared/contract/src/a.ts', '@traveldesk/shared-server'],
  ['shared web, shared ui', 'libs/shared/web/src/a.ts', '@traveldesk/shared-ui'],
  ['shared ui, shared server', 'libs/shared/ui/src/a.ts', '@traveldesk/shared-server'],
  ['the browser tests, a server', 'apps/backoffice-e2e/src/a.ts', '@traveldesk/geo-server'],
  ['the API, a feature', 'apps/api/src/a.ts', '@traveldesk/geo-feature/countries/CountriesPage'],
  ['the API, a part of a screen', 'apps/api/src/a.ts', '@traveldesk/geo-ui'],
  ['the training supplier, shared ui', 'apps/supplier-sandbox/src/a.ts', '@traveldesk/shared-ui'],
  ['the back office, a server', 'apps/backoffice/src/a.ts', '@traveldesk/geo-server'],
  ['the back office, the shared server', 'apps/backoffice/src/a.ts', '@traveldesk/shared-server'],
  ['a server, a server that depends on it', 'libs/companies/server/src/a.ts', '@traveldesk/users-server'],
  ['a server, an unrelated server', 'libs/modules/server/src/a.ts', '@traveldesk/geo-server'],
  ['a contract, a contract that depends on it', 'libs/users/contract/src/a.ts', '@traveldesk/auth-contract'],
  [
    'a feature, the contract of a domain it does not name',
    'libs/geo/feature/src/a.ts',
    '@traveldesk/users-contract',
  ],
  ['a feature, the ui of a domain it does not name', 'libs/modules/feature/src/a.ts', '@traveldesk/geo-ui'],
  [
    'a server spec, a dependency of only a lower domain',
    'libs/auth/server/src/a.spec.ts',
    '@traveldesk/geo-server',
  ],
  ['another library by a relative path', 'libs/geo/feature/src/a.ts', '../../contract/src/index'],
];

const allowed: [string, string, string][] = [
  ['a feature, its contract', 'libs/geo/feature/src/a.ts', '@traveldesk/geo-contract'],
  ['a feature, another contract', 'libs/suppliers/feature/src/a.ts', '@traveldesk/modules-contract'],
  ['a feature, another ui', 'libs/companies/feature/src/a.ts', '@traveldesk/geo-ui'],
  ['a contract, another contract', 'libs/auth/contract/src/a.ts', '@traveldesk/users-contract'],
  ['a server, another server', 'libs/users/server/src/a.ts', '@traveldesk/companies-server'],
  ['a feature, shared ui', 'libs/geo/feature/src/a.ts', '@traveldesk/shared-ui'],
  ['a feature, shared web', 'libs/geo/feature/src/a.ts', '@traveldesk/shared-web'],
  [
    'a feature spec, the screens’ testing',
    'libs/geo/feature/src/a.spec.ts',
    '@traveldesk/shared-testing/web',
  ],
  [
    'a server spec, the servers’ testing',
    'libs/geo/server/src/a.spec.ts',
    '@traveldesk/shared-testing/server',
  ],
  [
    'a server spec, the testing code of a lower server',
    'libs/auth/server/src/a.spec.ts',
    '@traveldesk/companies-server/testing',
  ],
  ['a server, its contract', 'libs/geo/server/src/a.ts', '@traveldesk/geo-contract'],
  ['a server, the shared server', 'libs/geo/server/src/a.ts', '@traveldesk/shared-server'],
  ['a contract, the shared contract', 'libs/geo/contract/src/a.ts', '@traveldesk/shared-contract'],
  ['shared ui, shared web', 'libs/shared/ui/src/a.ts', '@traveldesk/shared-web'],
  ['the back office, shared ui', 'apps/backoffice/src/a.ts', '@traveldesk/shared-ui'],
  ['the host, a server', 'apps/api/src/a.ts', '@traveldesk/geo-server'],
  ['the browser tests, a contract', 'apps/backoffice-e2e/src/a.ts', '@traveldesk/geo-contract'],
];

const importing = ([, filePath, from]: [string, string, string]) => ({
  filePath,
  code: `export * from '${from}';\n`,
});

describe('module boundaries', () => {
  let reports: Report[][] = [];
  beforeAll(() => {
    refreshProjectGraph();
    reports = lintTexts([...refused, ...allowed].map(importing));
  });

  it.each(refused.map((row, index) => [row[0], index] as const))('reject: %s', (_, index) => {
    expect(reports[index]?.map(({ rule }) => rule)).toContain(boundaries);
  });

  it.each(allowed.map((row, index) => [row[0], index] as const))('allow: %s', (_, index) => {
    expect(reports[refused.length + index]).toEqual([]);
  });
});

describe('code for tests', () => {
  it.each([
    ['the testing library', 'libs/geo/feature/src/a.ts', '@traveldesk/shared-testing/web'],
    ["a server's testing code", 'libs/users/server/src/a.ts', '@traveldesk/companies-server/testing'],
  ])('is for specs only: %s', (_, filePath, from) => {
    const [reports] = lintTexts([{ filePath, code: `export * from '${from}';\n` }]);
    expect(reports?.map(({ rule }) => rule)).toContain('@typescript-eslint/no-restricted-imports');
  });
});

describe('a feature library in the shell', () => {
  const feature = '@traveldesk/geo-feature/countries/CountriesPage';
  const cases = lintTexts([
    {
      filePath: 'apps/backoffice/src/domains.ts',
      code: `import { Component } from '${feature}';\nexport { Component };\n`,
    },
    { filePath: 'apps/backoffice/src/domains.ts', code: `export { Component } from '${feature}';\n` },
    { filePath: 'apps/backoffice/src/domains.ts', code: `export const lazy = () => import('${feature}');\n` },
  ]);

  it('is rejected as a static import', () => {
    expect(cases[0]?.map(({ rule }) => rule)).toContain('no-restricted-imports');
  });
  it('is rejected as a static re-export', () => {
    expect(cases[1]?.map(({ rule }) => rule)).toContain('no-restricted-imports');
  });
  it('is allowed as a lazy import', () => {
    expect(cases[2]).toEqual([]);
  });
});
