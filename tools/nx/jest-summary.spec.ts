interface Summary {
  passed: number;
  skipped: number;
  seconds: number;
  failures: string[];
  retried: string[];
  files: [string, number][];
}
type SummaryOf = (report: object | undefined, folder: string) => Summary;

const { summaryOf } = jest.requireActual<{ summaryOf: SummaryOf }>('./jest-summary.cjs');

const suite = (name: string, assertionResults: object[], rest: object = {}) => ({
  name: `/house/test-results/suites/0/${name}.suite.cjs`,
  startTime: 1_000,
  endTime: 3_000,
  status: 'passed',
  assertionResults,
  ...rest,
});
const result = (file: string, title: string, rest: object = {}) => ({
  status: 'passed',
  ancestorTitles: [file, 'the shop'],
  fullName: `${file} the shop ${title}`,
  invocations: 1,
  duration: 500,
  ...rest,
});

const a = 'apps/shop/src/a.spec.ts';
const b = 'apps/shop/src/each-screen/b.spec.ts';
const report = {
  testResults: [
    suite('apps+shop.0', [
      result(a, 'adds'),
      result(a, 'waits', { invocations: 2, retryReasons: ['\u001b[31mtoo late\u001b[39m'] }),
      result(a, 'is skipped', { status: 'pending', duration: null }),
    ]),
    suite(
      'apps+shop+src+each-screen.0',
      [
        result(b, 'adds'),
        result(b, 'opens', {
          status: 'failed',
          failureMessages: ['Expected 1\n  Received 2'],
          invocations: 2,
        }),
      ],
      { status: 'failed' },
    ),
    suite('apps+shop+src+each-screen.1', [], { status: 'failed', message: 'The process ended' }),
  ],
};

describe('the summary of a project', () => {
  it('counts the files of its own folder, names tests that passed on retry, and omits skipped ones', () => {
    expect(summaryOf(report, 'apps/shop')).toEqual({
      passed: 2,
      skipped: 1,
      seconds: 2,
      failures: [],
      retried: [`${a} › the shop waits — too late`],
      files: [[a, 1]],
    });
  });

  it('names failed tests and suites that ended without one, each with its reason', () => {
    const { passed: count, failures } = summaryOf(report, 'apps/shop/src/each-screen');
    expect(count).toBe(1);
    expect(failures).toEqual([
      `${b} › the shop opens — Expected 1 Received 2`,
      'apps+shop+src+each-screen.1.suite.cjs — The process ended',
    ]);
  });

  it('is empty where the run was aborted', () => {
    expect(summaryOf(undefined, 'apps/shop')).toMatchObject({ passed: 0, failures: [] });
  });
});
