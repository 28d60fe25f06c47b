import type { ServerResponse } from 'node:http';

/** Aborts when the caller goes before the answer is whole: nobody needs what is still asked for then. */
export function leavingOf({ raw }: { raw: ServerResponse }): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
