import { useState } from 'react';

/** The result of the last copy. */
export type CopyOutcome = 'copied' | 'failed';

/** Copies a text to the clipboard and reports failure if the browser does not allow it, so that users can copy by hand. */
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
