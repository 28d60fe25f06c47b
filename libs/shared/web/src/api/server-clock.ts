/** The lead of the server's clock over the device's, in milliseconds; 0 until the first answer. */
let ahead = 0;

/** HTTP dates have a resolution of one second. */
const second = 1000;

/** Returns the server's time in milliseconds since 1970, because the device's clock may be hours wrong. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/**
 * Adjusts the offset by an answer: `instant` is its Date header or an instant in it; the request left at `sent` and the answer is here now.
 * The offset moves only as far as the answer proves it wrong, so that a slow answer does no harm.
 */
export function adjustServerClock(instant: string | null, sent: number): void {
  const said = Date.parse(instant ?? '');
  if (Number.isNaN(said)) return;
  ahead = Math.min(Math.max(ahead, said - Date.now()), said + second - sent);
}
