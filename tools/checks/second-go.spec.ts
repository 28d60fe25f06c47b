import { absolute } from './lib/workspace';

interface SecondGo {
  failedFiles(report: object): string[];
  withSecondGo(report: object, second: object): object;
  flaky(report: object): string[];
}
const { failedFiles, flaky, withSecondGo } = jest.requireActual<SecondGo>(
  absolute('tools/scripts/lib/second-go.mjs'),
);

const file = (name: string, tests: Record<string, string>, status = 'failed') => ({
  name,
  status,
  assertionResults: Object.entries(tests).map(([fullName, one]) => ({ fullName, status: one })),
});

const first = {
  numPassedTests: 3,
  numFailedTests: 2,
  numRuntimeErrorTestSuites: 1,
  success: false,
  testResults: [
    file('/good.spec.ts', { a: 'passed' }, 'passed'),
    file('/pace.spec.ts', { b: 'failed', c: 'passed' }),
    file('/broken.spec.ts', { d: 'failed', e: 'passed' }),
    file('/unread.spec.ts', {}),
  ],
};

describe('a second go of what failed', () => {
  it('is of each file that failed, and of no other', () => {
    expect(failedFiles(first)).toEqual(['/pace.spec.ts', '/broken.spec.ts', '/unread.spec.ts']);
  });

  it('leaves a defect failed, and names what passed only then', () => {
    const second = {
      numRuntimeErrorTestSuites: 0,
      success: false,
      testResults: [
        file('/pace.spec.ts', { b: 'passed', c: 'passed' }, 'passed'),
        file('/broken.spec.ts', { d: 'failed', e: 'passed' }),
        file('/unread.spec.ts', { f: 'passed' }, 'passed'),
      ],
    };
    expect(withSecondGo(first, second)).toMatchObject({
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 0,
      success: false,
      again: ['/pace.spec.ts › b', '/unread.spec.ts'],
    });
  });

  it('names journeys that passed only then, wherever they are in their file', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const suites = [
      {
        file: 'users.spec.ts',
        specs: [spec('adds', 'expected')],
        suites: [{ file: 'users.spec.ts', specs: [spec('removes', 'flaky')] }],
      },
    ];
    expect(flaky({ suites })).toEqual(['users.spec.ts › removes']);
  });
});
