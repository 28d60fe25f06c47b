import { useEffect, useRef, useState } from 'react';
import type { RemoteOption } from './option';

/** Long enough for a code of three letters to be typed. */
const debounce = 250;

export type RemoteSearch = (typed: string) => Promise<readonly RemoteOption[]>;

interface Answer {
  /** What is typed, without the spaces around it. */
  typed: string;
  /** What answers `typed`, and nothing else: empty until that is there. */
  options: readonly RemoteOption[];
  state: 'idle' | 'searching' | 'failed';
}

export interface RemoteOptions extends Answer {
  /** Looks for `typed`, at once or when typing pauses. */
  find: (typed: string, at: 'pause' | 'once') => void;
  /** Gives the answer to what is typed to `take`, unless something else is typed before. Undefined waits no more. */
  await: (take: ((found: readonly RemoteOption[]) => void) | undefined) => void;
  /** Nothing is typed or waited for any more. */
  forget: () => void;
}

const nothing: Answer = { typed: '', options: [], state: 'idle' };

/** Asks the API for what is typed. An answer that comes after a newer question is let go, and so is what waits for it. */
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
      // Who presses Enter has typed all there is: the pause is over, and a failure is tried again.
      if (take && (timer.current !== undefined || answer.state === 'failed')) find(answer.typed, 'once');
      taker.current = take;
    },
  };
}
