import { useEffect, useState, type ReactNode } from 'react';
import { serverNow } from '@traveldesk/shared-web';
import { TickContext } from './tick-context';

const everyMs = 1_000;

/** One clock for all countdowns within it, renewed each second while somebody looks. */
export function Ticking({ children }: { children: ReactNode }) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setNow(serverNow());
    }, everyMs);
    return () => clearInterval(timer);
  }, []);
  return <TickContext value={now}>{children}</TickContext>;
}
