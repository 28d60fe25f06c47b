import { useEffect, useRef, useState } from 'react';
import type { RemoteOption } from './option';

/** In milliseconds: long enough to type a three-letter code. */
const debounce = 250;

export type RemoteSearch = (typed: string) => Promise<readonly RemoteOption[]>;

interface Answer {
  /** The typed text, trimmed. */
  typed: string;
  /** The results for `typed` only: empty until they arrive. */
  options: readonly RemoteOption[];
  state: 'idle' | 'searching' | 'failed';
}

export interface RemoteOptions extends Answer {
  /** Searches for `typed`, at once or when typing pauses. */
  find: (typed: string, at: 'pause' | 'once') => void;
  /** Passes the results for the current text to `take`, unless the text changes first. Undefined stops waiting. */
  await: (take: ((found: readonly RemoteOption[]) => void) | undefined) => void;
  /** Clears the text and stops waiting. */
  forget: () => void;
}

const nothing: Answer = { typed: '', options: [], state: 'idle' };

/** Searches the API for the typed text. A result that arrives after a newer search is dropped, with the callback that waits for it. */
export function useRemoteOptions(search: RemoteSearch): RemoteOptions {
  const [answer, setAnswer] = useState(nothing);
  const newest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const taker = useRef<(found: readonly RemoteOption[]) => void>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = async (typed: string) => {
    timer.current = undefined;
    const question = newest.current;
    const settle = (next: Omit<Answer, 'typed'>) => {
      if (question !== newest.current) return;
      setAnswer({ typed, ...next });
      const take = taker.current;
      taker.current = undefined;
      take?.(next.options);
    };
    try {
      settle({ options: await search(typed), state: 'idle' });
    } catch {
      settle({ options: [], state: 'failed' });
    }
  };
  const forget = () => {
    newest.current += 1;
    clearTimeout(timer.current);
    timer.current = undefined;
    taker.current = undefined;
    setAnswer(nothing);
  };
  const find: RemoteOptions['find'] = (next, at) => {
    const typed = next.trim();
    forget();
    setAnswer({ typed, options: [], state: 'searching' });
    if (at === 'once') void ask(typed);
    else timer.current = setTimeout(() => void ask(typed), debounce);
  };

  return {
    ...answer,
    find,
    forget,
    await: (take) => {
      // Enter ends the pause, and retries after a failure.
      if (take && (timer.current !== undefined || answer.state === 'failed')) find(answer.typed, 'once');
      taker.current = take;
    },
  };
}
