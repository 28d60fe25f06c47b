/** SPECIFICATION 4 and 9: the bar starts at 10 percent, creeps each 800 ms, and waits at 82. */
export const barStart = 10;
const barCap = 82;
export const barInterval = 800;
/** At the end it jumps to 100 percent and disappears after 300 ms. */
export const barDone = 100;
export const barFade = 300;

/** Returns the next percentage while loading: a quarter of the way to the cap, so that it slows down without stopping. */
export function nextBarPercent(percent: number): number {
  return Math.min(barCap, percent + Math.max(1, (barCap - percent) / 4));
}
