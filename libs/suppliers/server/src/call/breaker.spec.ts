import { breakerFailures, breakerPauseMs, createBreaker, type Breaker } from './breaker';

let now: number;
let breaker: Breaker;
beforeEach(() => {
  now = 1_000_000;
  breaker = createBreaker(() => now);
});

const fail = (times: number) => {
  for (let time = 0; time < times; time += 1) breaker.admit()?.('ill');
};

it('allows calls until the supplier has failed five times in a row', () => {
  fail(breakerFailures - 1);
  expect(breaker.admit()).not.toBeNull();
  fail(1);
  expect(breaker.admit()).toBeNull();
});

it('starts to count again after a success', () => {
  fail(breakerFailures - 1);
  breaker.admit()?.('well');
  fail(breakerFailures - 1);
  expect(breaker.admit()).not.toBeNull();
});

it('an abandoned call does not count', () => {
  fail(breakerFailures - 1);
  breaker.admit()?.('neither');
  fail(1);
  expect(breaker.admit()).toBeNull();
});

it('says until when the supplier is paused', () => {
  expect(breaker.pausedUntil()).toBeNull();
  fail(breakerFailures);
  expect(breaker.pausedUntil()).toBe(now + breakerPauseMs);
});

describe('after the pause', () => {
  beforeEach(() => {
    fail(breakerFailures);
    now += breakerPauseMs;
  });

  it('a single call tries the supplier', () => {
    expect(breaker.admit()).not.toBeNull();
    expect(breaker.admit()).toBeNull();
  });

  it('the end of the pause is unknown during the trial', () => {
    breaker.admit();
    expect([breaker.admit(), breaker.pausedUntil()]).toEqual([null, null]);
  });

  it('calls are allowed again after a success', () => {
    breaker.admit()?.('well');
    expect([breaker.admit(), breaker.admit()]).not.toContain(null);
  });

  it('another pause follows a failure', () => {
    breaker.admit()?.('ill');
    now += breakerPauseMs - 1;
    expect(breaker.admit()).toBeNull();
    now += 1;
    expect(breaker.admit()).not.toBeNull();
  });

  it('the next call tries the supplier if the trial was abandoned', () => {
    breaker.admit()?.('neither');
    expect(breaker.admit()).not.toBeNull();
  });
});

it('a late failure from before the pause does not prolong it', () => {
  const late = breaker.admit();
  fail(breakerFailures);
  now += breakerPauseMs - 1;
  late?.('ill');
  now += 1;
  expect(breaker.admit()).not.toBeNull();
});
