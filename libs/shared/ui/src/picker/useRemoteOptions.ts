import { useEffect, useRef, useState } from 'react';
import type { RemoteOption } from './option';

/** Long enough for a code of three letters to be typed. */
const debounce = 250;

export type RemoteSearch = (typed: string) => Promise<readonly RemoteOption[]>;

export interface RemoteOptions {
  /** What is typed, of which `options` is the answer, or will be. */
  typed: string;
  options: readonly RemoteOption[];
  state: 'idle' | 'searching' | 'failed';
  /** Looks for `typed`, at once or when typing pauses. */
  find: (typed: string, at: 'pause' | 'once') => void;
}

/** Asks the API for what is typed. An answer that comes after a newer question is let go. */
export function useRemoteOptions(search: RemoteSearch): RemoteOptions {
  const [typed, setTyped] = useState('');
  const [options, setOptions] = useState<readonly RemoteOption[]>([]);
  const [state, setState] = useState<RemoteOptions['state']>('idle');
  const newest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = async (text: string, question: number) => {
    try {
      const found = await search(text);
      if (question !== newest.current) return;
      setOptions(found);
      setState('idle');
    } catch {
      if (question === newest.current) setState('failed');
    }
  };

  return {
    typed,
    options,
    state,
    find: (next, at) => {
      const text = next.trim();
      const question = (newest.current += 1);
      setTyped(text);
      setState('searching');
      clearTimeout(timer.current);
      if (at === 'once') void ask(text, question);
      else timer.current = setTimeout(() => void ask(text, question), debounce);
    },
  };
}
