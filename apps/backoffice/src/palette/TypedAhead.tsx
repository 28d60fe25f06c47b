import { useLayoutEffect } from 'react';

/** What was typed for the palette before it was there. */
export interface Ahead {
  typed: string;
  /** Enter was pressed after it. */
  isEntered: boolean;
}

export const nothingAhead: Ahead = { typed: '', isEntered: false };

export interface TypedAheadProps {
  /** Null where it is given up. */
  onType: (next: (former: Ahead | null) => Ahead | null) => void;
}

/**
 * In the palette's place while its code is on its way: what is typed right after its key is for its box, and not for the field or the
 * page below.
 */
export function TypedAhead({ onType }: TypedAheadProps) {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      onType((former) => former && afterKey(former, event.key));
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [onType]);
  return null;
}

function afterKey({ typed, isEntered }: Ahead, key: string): Ahead | null {
  if (key === 'Escape') return null;
  if (key === 'Enter') return { typed, isEntered: typed !== '' };
  const next = key === 'Backspace' ? typed.slice(0, -1) : key.length === 1 ? typed + key : typed;
  return { typed: next, isEntered: isEntered && next === typed };
}
