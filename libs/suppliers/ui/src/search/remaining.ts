export interface Remaining {
  /** Whole minutes until the instant, and the remaining seconds; zero once it has passed. */
  minutes: number;
  seconds: number;
  over: boolean;
}

export function remainingUntil(instant: string, now: number): Remaining {
  const left = Math.max(0, Math.floor((Date.parse(instant) - now) / 1000));
  return { minutes: Math.floor(left / 60), seconds: left % 60, over: left === 0 };
}

/** Formats the remaining time as `4:05`. */
export function clockOf({ minutes, seconds }: Pick<Remaining, 'minutes' | 'seconds'>): string {
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
}
