import { useState } from 'react';
import { isApiError, randomKey } from '@traveldesk/shared-web';

/**
 * Returns the idempotency key of a dialog: repeated sends happen once (ADR 61). A refusal (4xx) or a result (`done`) gives a new key, as
 * the next send is another call; without an answer the key stays.
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
