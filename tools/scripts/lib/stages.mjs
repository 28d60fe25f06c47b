import { findChromium } from './chromium.mjs';
import { at } from './root.mjs';

const bin = (path) => at('node_modules', path);
export const reports = at('test-results');
export const unitReport = `${reports}/unit.json`;
export const browserReport = `${reports}/browser.json`;

/**
 * The specs that read what is written for people. They are unit tests as the others are; a change of documents alone runs
 * them and no other, since what the other stages hash has no documents in it (`sources` in ../project.json).
 */
const documentSpecs = [
  'tools/checks/dependencies.spec.ts',
  'tools/checks/links.spec.ts',
  'tools/checks/readme.spec.ts',
  'tools/checks/requirements.spec.ts',
  'tools/nx/targets.spec.ts',
];

/**
 * The stages of `npm test`, by the names of their targets in ../project.json: what is said of each, and the Node script
 * with its arguments. `late` ones take both cores and come after the others, alone.
 */
export const stages = {
  'lint-all': { title: 'lint', args: () => [at('tools/scripts/lint.mjs')] },
  'types-all': { title: 'types', args: () => [at('tools/scripts/typecheck.mjs')] },
  styles: {
    title: 'styles',
    args: () => [bin('stylelint/bin/stylelint.mjs'), '{apps,libs}/**/*.css', '--allow-empty-input'],
  },
  format: {
    title: 'format',
    args: () => [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  },
  documents: {
    title: 'documentation',
    args: () => [bin('jest/bin/jest.js'), '--ci', '--silent', '--runTestsByPath', ...documentSpecs],
  },
  product: { title: 'build', args: () => [at('tools/scripts/build.mjs')] },
  'limit-pages': { title: 'limit pages', args: () => [at('tools/bench/limit/build.mjs')] },
  unit: {
    title: 'unit and API tests',
    late: true,
    args: () => [at('tools/scripts/unit.mjs')],
  },
  journeys: {
    title: 'browser tests',
    late: true,
    args: () => [
      bin('@playwright/test/cli.js'),
      'test',
      '-c',
      at('apps/backoffice-e2e/playwright.config.ts'),
      // As for the unit tests (../unit.mjs): one that passes only then is named at the end.
      '--retries=1',
      // To keep a trace, a page is copied at every step of a test: only the second go has one.
      '--trace=on-first-retry',
    ],
    env: () => ({
      CHROMIUM: findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
      REUSE_BUILD: '1',
    }),
  },
};

/** Where a stage leaves how it ended, so that a run that Nx answers from its cache knows it too. */
export const noteOf = (name) => `${reports}/stages/${name}.json`;
