import { apiPath } from '../api/path';
import { forget, keep, parseKept, readKept } from '../device/device';

/** The storage key of tokens of signed-out sessions that the API may not have ended yet. The tokens have no other use. */
const key = 'ending';
/** The storage key of the time of the last attempt, so that other pages wait for its answer. */
const askedKey = 'endingAsked';
/** More sign-outs than occur on a device within half an hour, the life of an idle session. */
const most = 5;
/** Milliseconds between two attempts while the API cannot be reached. */
const pause = 30_000;

function kept(): string[] {
  const tokens = parseKept(readKept(key));
  return Array.isArray(tokens) ? tokens.filter((token) => typeof token === 'string').slice(-most) : [];
}

function keepOnly(tokens: readonly string[]): void {
  if (tokens.length > 0) keep(key, JSON.stringify(tokens.slice(-most)), 'session');
  else forget(key);
}

export function storeTokenToEnd(token: string): void {
  keepOnly([...kept(), token]);
}

/** Whether the API has ended the session or no longer knows it (401). */
async function isEnded(token: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${apiPath}/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      keepalive: true,
    });
    return status < 500 && status !== 429;
  } catch {
    return false;
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Ends signed-out sessions on the server, now or as soon as the API can be reached, and then forgets their tokens. */
export async function endSessions(): Promise<void> {
  clearTimeout(timer);
  const tokens = kept();
  if (tokens.length === 0) return;
  keep(askedKey, String(Date.now()), 'session');
  const ended = await Promise.all(tokens.map(async (token) => ((await isEnded(token)) ? [token] : [])));
  forget(askedKey);
  const gone = new Set(ended.flat());
  keepOnly(kept().filter((token) => !gone.has(token)));
  if (kept().length > 0) timer = setTimeout(endUnlessAsked, pause);
}

/** Waits for another page's recent attempt; tries again if that page has gone without an answer. */
function endUnlessAsked(): void {
  const since = Date.now() - Number(readKept(askedKey));
  clearTimeout(timer);
  if (since >= 0 && since < pause) timer = setTimeout(endUnlessAsked, pause - since);
  else void endSessions();
}

/** Ends the sessions that an earlier page could not, now and whenever the network returns. */
export function keepEndingSessions(): void {
  window.addEventListener('online', endUnlessAsked);
  endUnlessAsked();
}
