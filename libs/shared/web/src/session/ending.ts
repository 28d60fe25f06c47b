import { apiPath } from '../api/path';
import { forget, keep, parseKept, readKept } from '../device/device';

/** Tokens of sessions that somebody has signed out of and that the API may not know of yet. Nothing else is done with them. */
const key = 'ending';
/** When a page has begun to end them: the others leave it the time to be answered. */
const askedKey = 'endingAsked';
/** More sign-outs than a device sees in the half hour that a session lives without a call. */
const most = 5;
/** Between two tries while the API cannot be reached. */
const pause = 30_000;

function kept(): string[] {
  const tokens = parseKept(readKept(key));
  return Array.isArray(tokens) ? tokens.filter((token) => typeof token === 'string').slice(-most) : [];
}

function keepOnly(tokens: readonly string[]): void {
  if (tokens.length > 0) keep(key, JSON.stringify(tokens.slice(-most)), 'session');
  else forget(key);
}

export function endLater(token: string): void {
  keepOnly([...kept(), token]);
}

/** Whether the API has ended the session, or knows it no more (401). */
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

/** Ends on the server what was signed out of, and forgets it then: at once, else as soon as the API can be reached. */
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

/** Another page that has just asked may still be answered. If it is not, as it is gone, this one asks. */
function endUnlessAsked(): void {
  const since = Date.now() - Number(readKept(askedKey));
  clearTimeout(timer);
  if (since >= 0 && since < pause) timer = setTimeout(endUnlessAsked, pause - since);
  else void endSessions();
}

/** For the life of the page: what an earlier one could not end is ended now, or when the network comes back. */
export function keepEndingSessions(): void {
  window.addEventListener('online', endUnlessAsked);
  endUnlessAsked();
}
