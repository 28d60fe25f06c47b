import { useEffect, useRef, useState } from 'react';

/** Thrown if the answer is no: the form sends nothing and stays as it is. */
class NotConfirmed extends Error {}

/**
 * The state of a dialog that asks before a form is saved. `confirm` opens it and throws unless the answer is yes; `open` and `answer` are for
 * the dialog. Leaving the page with the dialog open counts as no.
 */
export function useQuestion() {
  const [open, setOpen] = useState(false);
  const settle = useRef<(confirmed: boolean) => void>(undefined);
  const answer = (confirmed: boolean) => {
    setOpen(false);
    settle.current?.(confirmed);
  };
  useEffect(() => () => settle.current?.(false), []);
  const confirm = async (): Promise<void> => {
    setOpen(true);
    const confirmed = await new Promise<boolean>((resolve) => {
      settle.current = resolve;
    });
    if (!confirmed) throw new NotConfirmed();
  };
  return { open, answer, confirm };
}
