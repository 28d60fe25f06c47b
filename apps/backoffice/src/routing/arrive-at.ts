/** Milliseconds for which a page may still grow to the place that was left. */
const patience = 10_000;
/** What the user moves a page with: from then on the place is theirs. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** On the way to a place of the page. */
export interface Approach {
  /** Whether the page does not reach so far yet. */
  readonly pending: boolean;
  stop: () => void;
}

/**
 * Moves the page to `top`, and again as it grows where it does not reach so far yet, as a list whose rows come in parts.
 * It ends when the place is reached, when the user moves the page, or when nothing more comes.
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
