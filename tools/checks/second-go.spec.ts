import { absolute } from './lib/workspace';

interface SecondGo {
  failedFiles(report: object): string[];
  failedTests(report: object): string[];
  failedJourneys(report: object): string[];
  withSecondGo(report: object, second: object): object;
  flaky(report: object): string[];
}
const { failedFiles, failedJourneys, failedTests, flaky, withSecondGo } = jest.requireActual<SecondGo>(
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

  it('names what failed, and a file that could not be run', () => {
    expect(failedTests(first)).toEqual(['/pace.spec.ts › b', '/broken.spec.ts › d', '/unread.spec.ts']);
  });

  it('says why, in one line', () => {
    const why = '\u001b[31mError: expected 10\u001b[39m\n\n  received 12';
    const failed = {
      name: '/pace.spec.ts',
      status: 'failed',
      assertionResults: [{ fullName: 'b', status: 'failed', failureMessages: [why] }],
    };
    const unread = { ...file('/unread.spec.ts', {}), message: `Cannot find ${'x'.repeat(2000)}` };
    const [one, other] = failedTests({ testResults: [failed, unread] });
    expect(one).toBe('/pace.spec.ts › b — Error: expected 10 received 12');
    expect(other).toMatch(/^\/unread\.spec\.ts — Cannot find x{500,600}$/);
    const results = [{ status: 'passed' }, { error: { message: why } }];
    const specs = [{ title: 'edits', tests: [{ status: 'unexpected', results }] }];
    expect(failedJourneys({ suites: [{ title: 'users.spec.ts', specs }] })).toEqual([
      'users.spec.ts › edits — Error: expected 10 received 12',
    ]);
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

  it('names journeys that passed only then or not at all, wherever they are in their file', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const suites = [
      {
        title: 'users.spec.ts',
        specs: [spec('adds', 'expected'), spec('edits', 'unexpected')],
        suites: [{ title: 'users (ar, light)', specs: [spec('removes', 'flaky')] }],
      },
    ];
    expect(flaky({ suites })).toEqual(['users.spec.ts › users (ar, light) › removes']);
    expect(failedJourneys({ suites })).toEqual(['users.spec.ts › edits']);
  });
});
