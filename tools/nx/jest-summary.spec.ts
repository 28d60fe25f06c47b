interface Summary {
  passed: number;
  skipped: number;
  seconds: number;
  failures: string[];
  retried: string[];
  files: [string, number][];
}
type SummaryOf = (report: object | undefined, folder: string, folders: string[], root: string) => Summary;

const { summaryOf } = jest.requireActual<{ summaryOf: SummaryOf }>('./jest-summary.cjs');

const file = (name: string, assertionResults: object[], rest: object = {}) => ({
  name: `/house/${name}`,
  startTime: 1_000,
  endTime: 3_000,
  status: 'passed',
  assertionResults,
  ...rest,
});
const passed = { status: 'passed', fullName: 'adds', invocations: 1 };

const folders = ['apps/shop', 'apps/shop/src/each-screen'];
const report = {
  testResults: [
    file('apps/shop/src/a.spec.ts', [
      passed,
      { status: 'passed', fullName: 'waits', invocations: 2, retryReasons: ['\u001b[31mtoo late\u001b[39m'] },
      { status: 'pending', fullName: 'is skipped' },
    ]),
    file(
      'apps/shop/src/each-screen/b.spec.ts',
      [
        passed,
        {
          status: 'failed',
          fullName: 'opens',
          failureMessages: ['Expected 1\n  Received 2'],
          invocations: 2,
        },
      ],
      { status: 'failed' },
    ),
    file('apps/shop/src/each-screen/c.spec.ts', [], { status: 'failed', message: 'Cannot find module' }),
  ],
};

describe('the summary of a project', () => {
  it('counts the files of its own folder, names tests that passed on retry, and omits skipped ones', () => {
    expect(summaryOf(report, 'apps/shop', folders, '/house')).toEqual({
      passed: 2,
      skipped: 1,
      seconds: 2,
      failures: [],
      retried: ['apps/shop/src/a.spec.ts › waits — too late'],
      files: [['apps/shop/src/a.spec.ts', 2]],
    });
  });

  it('names failed tests and files that could not be loaded, each with its reason', () => {
    const { passed: count, failures } = summaryOf(report, 'apps/shop/src/each-screen', folders, '/house');
    expect(count).toBe(1);
    expect(failures).toEqual([
      'apps/shop/src/each-screen/b.spec.ts › opens — Expected 1 Received 2',
      'apps/shop/src/each-screen/c.spec.ts — Cannot find module',
    ]);
  });

  it('is empty where the run was aborted', () => {
    expect(summaryOf(undefined, 'apps/shop', folders, '/house')).toMatchObject({ passed: 0, failures: [] });
  });
});
