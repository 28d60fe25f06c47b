import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Takes minutes: run by `npm run test:all`. */
const whole = process.env.TESTS === 'all' ? it : it.skip;

const root = path.resolve(__dirname, '../../../..');
const copy = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-generated-'));
const apart = /(^|\/)(node_modules|dist|\.git|\.nx|\.data|\.bench|test-results)(\/|$)/;

/** Runs a program of the packages in the copy; its output is shown when it fails. */
function run(...[script, ...args]: [script: string, ...args: string[]]): void {
  const env = { ...process.env, NX_DAEMON: 'false', ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' };
  const program = path.join(copy, 'node_modules', script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: copy, env });
  const said = status === 0 ? '' : `${stdout}${stderr}`.slice(-6000);
  expect({ script, status, said }).toEqual({ script, status: 0, said: '' });
}

const nx = (...args: string[]) => run('nx/dist/bin/nx.js', ...args);

/** The files of a screen with neutral nouns: `Countries`, `country` and the like all read the same. */
function shapeOf(domain: string, things: string, thing: string): string[] {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return globSync(`libs/${domain}/{contract,feature,server}/**/*.*`, { cwd: copy })
    .filter((file) => !apart.test(file))
    .map((file) => file.slice(`libs/${domain}/`.length))
    .map((file) =>
      file
        .replaceAll(capital(things), 'Things')
        .replaceAll(capital(thing), 'Thing')
        .replaceAll(things, 'things')
        .replaceAll(thing, 'thing')
        .replace(/\d{8}T\d{4}/, 'stamp'),
    )
    .sort();
}

/** Files that only countries have, and tests that they hold once for all domains. */
const ofCountriesAlone = [
  'contract/src/alpha3.ts',
  'contract/src/coordinates.ts',
  'contract/src/former-code.ts',
  'contract/src/iso-codes.spec.ts',
  'contract/src/iso-codes.ts',
  'feature/src/of-thing.ts',
  'feature/src/things/ThingFilter.tsx',
  'feature/src/things/ThingRelated.tsx',
  'contract/src/thing.codes.ts',
  'server/src/migrations/things.data.ts',
  'server/src/things.races.spec.ts',
  'server/src/things.use.spec.ts',
];

/** The other nouns of the domain of countries, and what the nouns share. */
const ofOtherNouns =
  /airport|cit(y|ies)|place|names|time-?zone|alias|importance|correction|renewal|shipped|ranking/i;
const sharedByNouns = [
  'feature/src/useFormSentence.ts',
  'server/src/finders.ts',
  'server/src/constraints.ts',
  'server/src/reference.ts',
  'server/src/migrations/insert-rows.ts',
  'server/src/migrations/things.data.spec.ts',
  'feature/src/unknown-filter.spec.tsx',
];
/** Files that a domain with one noun has instead. */
const ofOneNoun = ['feature/src/things/thing.columns.module.css', 'server/src/thing-finder.ts'];

/** The files outside the domain that the generator writes, for the formatter and ESLint. */
const outside = [
  'apps/api/src',
  'apps/backoffice-e2e/src/journeys',
  'apps/backoffice/src',
  '.eslintrc.boundaries.json',
];

describe('generated code', () => {
  beforeAll(() => {
    cpSync(root, copy, { recursive: true, filter: (file) => !apart.test(file.slice(root.length)) });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    nx('g', '@traveldesk/tools:domain', 'cruises');
    nx(
      'g',
      '@traveldesk/tools:screen',
      'room-types',
      '--domain=cruises',
      '--fr=Types de chambre',
      '--ar=أنواع الغرف',
    );
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('has the shape of the reference screen', () => {
    const [reference, emitted] = [
      shapeOf('geo', 'countries', 'country'),
      shapeOf('cruises', 'cruises', 'cruise'),
    ];
    const second = emitted.filter((file) => /room-?type|RoomType|room_type/.test(file));
    const apartFromThese = [...ofCountriesAlone, ...sharedByNouns];
    const expected = reference.filter((file) => !apartFromThese.includes(file) && !ofOtherNouns.test(file));
    expect(emitted.filter((file) => !second.includes(file))).toEqual([...expected, ...ofOneNoun].sort());
    expect(readdirSync(path.join(copy, 'libs/cruises/feature/src/room-types'))).toHaveLength(
      readdirSync(path.join(copy, 'libs/cruises/feature/src/cruises')).length,
    );
  });

  it('is formatted and correctly typed', () => {
    run('oxfmt/bin/oxfmt', '--check', 'libs/cruises', ...outside);
    for (const kind of ['contract', 'feature', 'server']) {
      run('typescript-7/bin/tsc', '--noEmit', '-p', `libs/cruises/${kind}/tsconfig.json`);
    }
  });

  whole('fits the shell and the journeys', () => {
    for (const app of ['backoffice', 'backoffice-e2e'])
      run('typescript-7/bin/tsc', '--noEmit', '-p', `apps/${app}/tsconfig.json`);
  });

  whole('passes lint', () => {
    nx('show', 'projects');
    const options = ['--max-warnings', '0', '--ext', '.ts,.tsx'];
    const shell = ['domains.ts', 'manifests.ts', 'audit', 'menu', 'palette'].map(
      (part) => `apps/backoffice/src/${part}`,
    );
    const journeys = ['cruises', 'room-types'].map(
      (name) => `apps/backoffice-e2e/src/journeys/${name}.spec.ts`,
    );
    run('eslint/bin/eslint.js', ...options, 'libs/cruises', ...shell, ...journeys);
  });

  whole(
    'passes its own tests, and the checks of the workspace',
    () => {
      run('knip/bin/knip.js', '--no-progress');
      run('jest/bin/jest.js', '--silent', 'libs/cruises/');
      run('jest/bin/jest.js', '--silent', '-c', 'apps/api/jest.config.cjs', 'route-permissions');
      const checks = [
        '-c',
        'tools/checks/jest.config.cjs',
        'texts',
        'projects',
        'activity',
        'glossary',
        'typography',
      ];
      run(
        'jest/bin/jest.js',
        '--silent',
        ...checks,
        '--testNamePattern',
        'cruises|boundaries|activity|glossary',
      );
      const screens = [
        '-c',
        'apps/backoffice/src/each-screen/jest.config.cjs',
        '--testNamePattern',
        'cruises|room-types',
      ];
      run('jest/bin/jest.js', '--silent', ...screens);
    },
    600_000,
  );
});
