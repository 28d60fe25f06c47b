// One place for how a library's tests run. A jest.config.cjs contains web(__dirname) or node(__dirname).
const { readFileSync } = require('node:fs');
const path = require('node:path');

const root = __dirname;
const { paths } = JSON.parse(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions;

const moduleNameMapper = Object.fromEntries(
  Object.entries(paths).map(([alias, [target]]) => [
    `^${alias.replace('*', '(.*)')}$`,
    path.join(root, target.replace('*', '$1')),
  ]),
);

// PGlite is published as .cjs, and its dynamic imports work in jest only as the require calls that swc turns them into.
const transform = (runtime) => ({
  '^.+\\.([tj]sx?|mjs)$|/pglite/dist/.+\\.cjs$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
      ...runtime,
    },
  ],
});

// Packages that ship ECMAScript modules only.
const esModules = [
  'cookie',
  'uuid',
  '@fastify/.*',
  'until-async',
  'kysely',
  'pg-boss',
  'rrule-temporal',
  'serialize-error',
  'non-error',
  '@electric-sql/.*',
  'content-disposition',
  '@scure/base',
  '@noble/hashes',
  'mrz',
].join('|');

const common = (dir, setup = []) => ({
  rootDir: dir,
  displayName: path
    .relative(root, dir)
    .replace(/^(libs|apps)\//, '')
    .replaceAll('/', '-'),
  testMatch: ['**/*.spec.{ts,tsx}'],
  // Files named *.all.spec.ts run only with `npm run test:all`.
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    ...(process.env.TESTS === 'all' ? [] : ['\\.all\\.spec\\.']),
  ],
  modulePathIgnorePatterns: ['/dist/', '/.nx/', '/.data/'],
  transformIgnorePatterns: [`/node_modules/(?!(${esModules})/)`],
  transform: transform(),
  setupFilesAfterEnv: [path.join(root, 'jest.patience.cjs'), ...setup],
});

/**
 * As few configurations of libraries as possible: those that differ only in their folder are merged, since jest keeps a separate cache of
 * compiled and resolved modules for each. Returns each with the configurations that it stands for: `{ config, alike }`.
 */
exports.together = (configs) => {
  const kinds = Map.groupBy(configs, (config) => JSON.stringify({ ...config, rootDir: '', displayName: '' }));
  return [...kinds.values()].map((alike) => ({
    alike,
    config: {
      ...alike[0],
      rootDir: root,
      roots: alike.map(({ rootDir }) => rootDir),
      displayName: alike[0].testEnvironment,
    },
  }));
};

/** `instead`: modules that this project's tests replace, by a pattern of their import paths. */
exports.node = (dir, instead = {}) => ({
  ...common(dir),
  testEnvironment: 'node',
  moduleNameMapper: { ...instead, ...moduleNameMapper },
});

exports.web = (dir, instead = {}) => ({
  ...common(dir, [path.join(root, 'libs/shared/testing-web/src/setup.ts')]),
  testEnvironment: 'jsdom',
  setupFiles: [path.join(root, 'libs/shared/testing-web/src/polyfills.cjs')],
  moduleNameMapper: {
    ...instead,
    '\\.module\\.css$': path.join(root, 'libs/shared/testing-web/src/css-module.cjs'),
    '\\.(css|svg)$': path.join(root, 'libs/shared/testing-web/src/asset.cjs'),
    '^@ant-design/icons$': path.join(root, 'libs/shared/testing-web/src/icons.cjs'),
    '^antd$': path.join(root, 'libs/shared/testing-web/src/antd.cjs'),
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^(@ant-design/[^/]+|@rc-component/[^/]+)/es/(.*)$': '$1/lib/$2',
    ...moduleNameMapper,
  },
});
