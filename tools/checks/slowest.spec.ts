import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { absolute } from './lib/workspace';

const { slowest } = jest.requireActual<{ slowest(unit: string, browser: string): string[] }>(
  absolute('tools/scripts/lib/slowest.mjs'),
);

const folder = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-slowest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const put = (name: string, report: object) => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
};
const none = path.join(folder, 'none.json');

/** A file of jest's report, and a test of Playwright's with how long each try of it took, in milliseconds. */
const unit = (name: string, milliseconds: number) => ({
  name: absolute(name),
  startTime: 1_000,
  endTime: 1_000 + milliseconds,
});
const journey = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

describe('the slowest files of a run', () => {
  it('are the ten that took longest, the longest first, in seconds', () => {
    const all = Array.from({ length: 12 }, (_, at) => unit(`libs/geo/feature/src/${at}.spec.ts`, 1_040 * at));
    const lines = slowest(put('unit.json', { testResults: all }), none);
    expect(lines).toHaveLength(11);
    expect(lines.slice(0, 3)).toEqual([
      '\nSlowest of the unit and API tests:',
      '   11.4 s  libs/geo/feature/src/11.spec.ts',
      '   10.4 s  libs/geo/feature/src/10.spec.ts',
    ]);
    expect(lines.at(-1)).toBe('    2.1 s  libs/geo/feature/src/2.spec.ts');
  });

  it('are of journeys with all tests of a file together, however deep, and each try', () => {
    const suites = [
      { file: 'journeys/quick.spec.ts', specs: [journey(900)] },
      {
        file: 'journeys/users.spec.ts',
        specs: [journey(1_000), journey(2_000, 3_000)],
        suites: [{ specs: [journey(500)], suites: [{ specs: [journey(250)] }] }],
      },
    ];
    expect(slowest(none, put('browser.json', { suites }))).toEqual([
      '\nSlowest of the journeys:',
      '    6.8 s  apps/backoffice-e2e/src/journeys/users.spec.ts',
      '    0.9 s  apps/backoffice-e2e/src/journeys/quick.spec.ts',
    ]);
  });

  it('are none where nothing was reported', () => {
    expect(slowest(none, none)).toEqual([]);
  });
});
