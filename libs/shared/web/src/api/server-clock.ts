/** How far the server's clock is ahead of the device's, in milliseconds; 0 until an answer says otherwise. */
let ahead = 0;

/** An HTTP date says the second alone. */
const second = 1000;

/** What time it is on the server, in milliseconds since 1970: the device's clock may be hours wrong, and nothing hangs on it. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/**
 * What an answer says of the server's time: `instant` is its Date header, or an instant in it; it left the device at `sent`
 * and came by now. The offset moves only as far as the answer proves it wrong, so that a slow answer spoils nothing.
 */
export function hearServerTime(instant: string | null, sent: number): void {
  const said = Date.parse(instant ?? '');
  if (Number.isNaN(said)) return;
  ahead = Math.min(Math.max(ahead, said - Date.now()), said + second - sent);
}
