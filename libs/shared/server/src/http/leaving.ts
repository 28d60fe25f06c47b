import type { ServerResponse } from 'node:http';

/** Returns a signal that aborts if the caller disconnects before the response is complete, so that pending work can stop. */
export function leavingOf({ raw }: { raw: ServerResponse }): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
