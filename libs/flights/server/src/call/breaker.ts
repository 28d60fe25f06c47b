/** Failures in a row after which a supplier is left alone, and for how long. */
export const breakerFailures = 5;
export const breakerPauseMs = 30_000;

/** What came of a call that the breaker let through. `neither`: nothing is known, as when nobody waited any more. */
export type Verdict = 'well' | 'ill' | 'neither';

export interface Breaker {
  /** Lets a call out: what came of it must be told. Null while the supplier is left alone. */
  admit(): ((verdict: Verdict) => void) | null;
  /** Until when it is left alone, in milliseconds since 1970; null where nobody knows, as while one call tries it. */
  pausedUntil(): number | null;
}

/**
 * Leaves a supplier alone that fails again and again: closed at first, open after so many failures in a row, and after a
 * pause half open: one call tries it, and its verdict closes it or pauses again (docs/adr/0030).
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
    // A call that was under way before the pause began says nothing new, and must not make the pause longer.
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
