import { useState } from 'react';
import { isApiError, randomKey } from '@traveldesk/shared-web';

/**
 * A key for as long as a dialog is open: what is sent twice from it happens once (ADR 61). What was refused did not happen, and what is
 * then agreed to anew is another call, as is what follows what was `done`; where no answer came, the key stays.
 */
export function useKey(error: unknown, done?: unknown): string {
  const [held, setHeld] = useState<{ key: string; error: unknown; done: unknown }>(() => ({
    key: randomKey(),
    error,
    done,
  }));
  if (error !== held.error || done !== held.done) {
    const wasRefused = error !== held.error && isApiError(error) && error.status >= 400 && error.status < 500;
    const wasDone = done !== held.done && done !== undefined;
    setHeld({ key: wasRefused || wasDone ? randomKey() : held.key, error, done });
  }
  return held.key;
}
