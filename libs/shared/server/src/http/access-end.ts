import { finished } from 'node:stream';
import type { Actor } from '../modules/actor';
import type { CallInProgress } from './types';

/** Milliseconds between two checks. */
const askEvery = 2_000;

/**
 * Returns a signal for a long response that aborts when its caller loses access, because the session or a permission has ended (SECURITY
 * 26, 27). The response is then cut off, and the caller's next request gets the reason. If the database does not answer, access is assumed
 * to continue.
 */
export function accessEndSignal(
  request: CallInProgress,
  answer: NodeJS.ReadableStream | NodeJS.WritableStream,
): AbortSignal {
  const gone = new AbortController();
  let timer = setTimeout(ask, askEvery);
  let isOver = false;
  async function ask() {
    const isAllowed = await request.server.isStillAllowed(request).catch(() => true);
    if (!isAllowed) gone.abort();
    else if (!isOver) timer = setTimeout(ask, askEvery);
  }
  finished(answer, () => {
    isOver = true;
    clearTimeout(timer);
  });
  return gone.signal;
}

/** Whether the user still has the same type, company and at least the same permissions. */
export function keepsAccess(then: Actor, now: Actor): boolean {
  return (
    now.type === then.type &&
    now.companyId === then.companyId &&
    [...then.permissions].every((permission) => now.permissions.has(permission))
  );
}
