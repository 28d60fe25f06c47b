import { useLayoutEffect } from 'react';

/** Text typed before the palette had loaded. */
export interface Ahead {
  typed: string;
  /** Whether Enter was pressed after the text. */
  isEntered: boolean;
}

export const nothingAhead: Ahead = { typed: '', isEntered: false };

export interface TypedAheadProps {
  /** Null closes the palette. */
  onType: (next: (former: Ahead | null) => Ahead | null) => void;
}

/** A placeholder while the palette's code loads: collects keys for its search box, rather than for the page below. */
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
