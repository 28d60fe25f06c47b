import { useEffect } from 'react';

/** Calls `onUnknown` when the API answers that no visible record has `value`: deleted, of another company, or never there. */
export function useUnknown(
  value: string | null,
  isUnknown: boolean,
  onUnknown: ((value: string) => void) | undefined,
): void {
  useEffect(() => {
    if (value && isUnknown) onUnknown?.(value);
  }, [value, isUnknown, onUnknown]);
}
