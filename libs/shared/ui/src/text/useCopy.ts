import { useState } from 'react';

/** What became of the last copy. */
export type CopyOutcome = 'copied' | 'failed';

/** Puts a text into the clipboard; where the browser does not let a page do so, it says so, and the text is copied by hand. */
export function useCopy(): { outcome: CopyOutcome | undefined; copy: (text: string) => void } {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const write = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return { outcome, copy: (text) => void write(text) };
}
