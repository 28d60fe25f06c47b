import { useEffect } from 'react';

/** Tells once the API has answered that no record has `value`, be it gone, of another company, or never there. */
export function useUnknown(
  value: string | null,
  isUnknown: boolean,
  onUnknown: ((value: string) => void) | undefined,
): void {
  useEffect(() => {
    if (value && isUnknown) onUnknown?.(value);
  }, [value, isUnknown, onUnknown]);
}
