import { useRef, useState } from 'react';

/** Runs one command at a time. The base query shows errors thrown. */
export function useCommand() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const start = (run: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const end = () => {
      running.current = false;
      setBusy(false);
    };
    void run().then(end, end);
  };
  return { busy, start };
}
