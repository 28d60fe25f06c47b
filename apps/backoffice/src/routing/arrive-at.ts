/** Milliseconds to wait for the page to grow to the saved scroll position. */
const patience = 10_000;
/** Input by which the user scrolls; it ends the restoration. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A running restoration of a scroll position. */
export interface Approach {
  /** Whether the page is still too short. */
  readonly pending: boolean;
  stop: () => void;
}

/**
 * Scrolls to `top`, repeatedly while the page grows, as a list whose rows load in parts does. Ends when the position is reached, the user
 * scrolls, or the time is up.
 */
export function arriveAt(top: number): Approach {
  let pending = true;
  const stop = () => {
    pending = false;
    observer.disconnect();
    clearTimeout(timer);
    moves.forEach((move) => window.removeEventListener(move, stop));
  };
  const go = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) stop();
  };
  const observer = new ResizeObserver(() => pending && go());
  const timer = setTimeout(stop, patience);
  go();
  if (pending) {
    observer.observe(document.body);
    moves.forEach((move) => window.addEventListener(move, stop, { passive: true }));
  }
  return {
    get pending() {
      return pending;
    },
    stop,
  };
}
