import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Takes minutes: run by `npm run test:all`. */
function whole(name: string, test: () => void): void {
  (process.env.TESTS === 'all' ? it : it.skip)(name, test, 600_000);
}

const root = path.resolve(__dirname, '../../../..');
const copy = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-generated-'));
const apart = /(^|\/)(node_modules|dist|\.git|\.nx|\.data|\.bench|test-results)(\/|$)/;

/** Runs a program of the copy. */
function start(script: string, ...args: string[]) {
  const env = { ...process.env, NX_DAEMON: 'false', ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: copy, env });
  return { status, said: `${stdout}${stderr}` };
}

/** Runs a program, which must succeed; its output is shown when it fails. */
function run(script: string, ...args: string[]): void {
  const { status, said } = start(script, ...args);
  expect({ script, status, said: status === 0 ? '' : said.slice(-6000) }).toEqual({
    script,
    status: 0,
    said: '',
  });
}

const bin = (file: string) => `node_modules/${file}`;
const jestRun = (...args: string[]) => run(bin('jest/bin/jest.js'), '--silent', ...args);
const generate = (...args: string[]) => start(bin('nx/dist/bin/nx.js'), 'g', ...args);

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

/** The tests of the API that read every route, module or table. The others test one behavior each, and know no new domain. */
const testsOfEveryRoute = [
  'bad-input',
  'constraints',
  'export',
  'foreign-records',
  'found',
  'least-privilege',
  'modules',
  'required-headers',
  'route-permissions',
];

describe('generated code', () => {
  beforeAll(() => {
    cpSync(root, copy, { recursive: true, filter: (file) => !apart.test(file.slice(root.length)) });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const generated = [
      generate('@traveldesk/tools:domain', 'ferries', '--fr=Ferries', '--ar=رحلات العبارات'),
      generate(
        '@traveldesk/tools:screen',
        'room-types',
        '--domain=ferries',
        '--fr=Types de chambre',
        '--ar=أنواع الغرف',
      ),
    ];
    expect(generated).toMatchObject([{ status: 0 }, { status: 0 }]);
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('has the shape of the reference screen', () => {
    const [reference, emitted] = [
      shapeOf('geo', 'countries', 'country'),
      shapeOf('ferries', 'ferries', 'ferry'),
    ];
    const second = emitted.filter((file) => /room-?type|RoomType|room_type/.test(file));
    const apartFromThese = [...ofCountriesAlone, ...sharedByNouns];
    const expected = reference.filter((file) => !apartFromThese.includes(file) && !ofOtherNouns.test(file));
    expect(emitted.filter((file) => !second.includes(file))).toEqual([...expected, ...ofOneNoun].sort());
    expect(readdirSync(path.join(copy, 'libs/ferries/feature/src/room-types'))).toHaveLength(
      readdirSync(path.join(copy, 'libs/ferries/feature/src/ferries')).length,
    );
  });

  it('needs its texts: without a terminal the command fails and names the missing option', () => {
    const { status, said } = generate('@traveldesk/tools:domain', 'trains', '--fr=Trains');
    expect({ status, said }).toEqual({ status: 1, said: expect.stringMatching(/for example: --ar="/) });
    expect(globSync('libs/trains', { cwd: copy })).toEqual([]);
  });

  it('is formatted and correctly typed', () => {
    run(bin('oxfmt/bin/oxfmt'), '--check', '.');
    for (const kind of ['contract', 'feature', 'server']) {
      run(bin('typescript-7/bin/tsc'), '--noEmit', '-p', `libs/ferries/${kind}/tsconfig.json`);
    }
  });

  whole('fits all other projects', () => run('tools/scripts/typecheck.mjs'));
  whole('passes lint', () => run('tools/scripts/lint.mjs'));
  whole('passes lint by the rules of React’s compiler', () => run('tools/scripts/lint.mjs', 'compiler'));
  whole('leaves no unused export or package', () => run(bin('knip/bin/knip.js'), '--no-progress'));
  whole('has valid styles', () => run(bin('stylelint/bin/stylelint.mjs'), '{apps,libs}/**/*.css'));
  whole('passes its own tests', () => jestRun('libs/ferries/'));
  whole('passes the checks of the workspace', () => jestRun('-c', 'tools/checks/jest.config.cjs'));
  whole('passes the checks of every screen', () =>
    jestRun('-c', 'apps/backoffice/src/each-screen/jest.config.cjs'),
  );
  whole('passes the tests of the shell', () => jestRun('-c', 'apps/backoffice/jest.config.cjs'));
  whole("passes the API's tests of every route", () =>
    jestRun('-c', 'apps/api/jest.config.cjs', ...testsOfEveryRoute),
  );
});
