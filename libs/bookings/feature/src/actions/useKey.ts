import { useState } from 'react';
import { randomKey } from '@traveldesk/shared-web';

/** A key for as long as a dialog is open: what is sent twice from it happens once (ADR 61). */
export function useKey(): string {
  const [key] = useState(randomKey);
  return key;
}
