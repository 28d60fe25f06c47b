import { finished } from 'node:stream';
import type { Actor } from '../modules/actor';
import type { Underway } from './types';

/** Milliseconds until it is asked again. */
const askEvery = 2_000;

/**
 * For an answer that goes on: aborts once its caller would not get it any more, as the session has ended or a right has gone
 * (SECURITY 26, 27). The answer then ends as one that was cut off, and the caller's next call is told why. While the database
 * does not say, it goes on.
 */
export function accessEndSignal(
  request: Underway,
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

/** Whether somebody is still of the same type and company, and may still do all that they could. */
export function keepsAccess(then: Actor, now: Actor): boolean {
  return (
    now.type === then.type &&
    now.companyId === then.companyId &&
    [...then.permissions].every((permission) => now.permissions.has(permission))
  );
}
