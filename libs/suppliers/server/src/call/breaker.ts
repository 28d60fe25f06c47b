/** Number of consecutive failures after which calls to a supplier are paused, and the length of the pause. */
export const breakerFailures = 5;
export const breakerPauseMs = 30_000;

/** The result of a call for the breaker. `neither`: no verdict, for example because the caller stopped waiting. */
export type Verdict = 'well' | 'ill' | 'neither';

export interface Breaker {
  /** Admits a call and returns the function that must report its verdict; null while the supplier is paused. */
  admit(): ((verdict: Verdict) => void) | null;
  /** End of the pause in milliseconds since 1970; null when not paused, and while a probe is running. */
  pausedUntil(): number | null;
}

/**
 * A circuit breaker for a supplier: closed at first, open after `breakerFailures` consecutive failures, and half open after a pause: one
 * call probes the supplier, and its verdict closes the breaker or starts another pause (docs/adr/0030).
 */
export function createBreaker(now: () => number = Date.now): Breaker {
  let failures = 0;
  let pausedUntil = 0;
  let probing = false;
  const report = (verdict: Verdict, isProbe: boolean) => {
    if (isProbe) probing = false;
    if (verdict === 'well') failures = 0;
    if (verdict !== 'ill') return;
    failures += 1;
    // A call that started before the pause gives no new information and must not prolong the pause.
    if (failures === breakerFailures || isProbe) pausedUntil = now() + breakerPauseMs;
  };
  return {
    admit: () => {
      if (failures < breakerFailures) return (verdict) => report(verdict, false);
      if (probing || now() < pausedUntil) return null;
      probing = true;
      return (verdict) => report(verdict, true);
    },
    pausedUntil: () => (now() < pausedUntil ? pausedUntil : null),
  };
}
