import { useEffect, useState } from 'react';
import { serverNow } from '@traveldesk/shared-web';

/** The server's time, which expiries are of, as often as something that shows it has to be drawn anew. */
export function useNow(every: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
