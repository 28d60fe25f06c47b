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

it('lets calls out until it has failed five times in a row', () => {
  fail(breakerFailures - 1);
  expect(breaker.admit()).not.toBeNull();
  fail(1);
  expect(breaker.admit()).toBeNull();
});

it('begins to count anew after a call that went well', () => {
  fail(breakerFailures - 1);
  breaker.admit()?.('well');
  fail(breakerFailures - 1);
  expect(breaker.admit()).not.toBeNull();
});

it('what nobody waited for counts as nothing', () => {
  fail(breakerFailures - 1);
  breaker.admit()?.('neither');
  fail(1);
  expect(breaker.admit()).toBeNull();
});

it('says until when it is left alone', () => {
  expect(breaker.pausedUntil()).toBeNull();
  fail(breakerFailures);
  expect(breaker.pausedUntil()).toBe(now + breakerPauseMs);
});

describe('after the pause', () => {
  beforeEach(() => {
    fail(breakerFailures);
    now += breakerPauseMs;
  });

  it('one call tries it, and no second one beside', () => {
    expect(breaker.admit()).not.toBeNull();
    expect(breaker.admit()).toBeNull();
  });

  it('nobody knows until when it is left alone while one call tries it', () => {
    breaker.admit();
    expect([breaker.admit(), breaker.pausedUntil()]).toEqual([null, null]);
  });

  it('it is open again when that goes well', () => {
    breaker.admit()?.('well');
    expect([breaker.admit(), breaker.admit()]).not.toContain(null);
  });

  it('it is left alone for another pause when it does not', () => {
    breaker.admit()?.('ill');
    now += breakerPauseMs - 1;
    expect(breaker.admit()).toBeNull();
    now += 1;
    expect(breaker.admit()).not.toBeNull();
  });

  it('the next call tries it when nobody waited for that one', () => {
    breaker.admit()?.('neither');
    expect(breaker.admit()).not.toBeNull();
  });
});

it('a late failure from before the pause does not make it longer', () => {
  const late = breaker.admit();
  fail(breakerFailures);
  now += breakerPauseMs - 1;
  late?.('ill');
  now += 1;
  expect(breaker.admit()).not.toBeNull();
});
