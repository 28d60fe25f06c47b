import { useState } from 'react';
import { isApiError, randomKey } from '@traveldesk/shared-web';

/**
 * A key for as long as a dialog is open: what is sent twice from it happens once (ADR 61). What was refused did not happen, and what is
 * then agreed to anew is another call; where no answer came, the key stays.
 */
export function useKey(error: unknown): string {
  const [held, setHeld] = useState<{ key: string; error: unknown }>(() => ({ key: randomKey(), error }));
  if (error !== held.error) {
    const wasRefused = isApiError(error) && error.status >= 400 && error.status < 500;
    setHeld({ key: wasRefused ? randomKey() : held.key, error });
  }
  return held.key;
}
