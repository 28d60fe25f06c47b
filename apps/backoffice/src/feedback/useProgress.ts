import { useEffect, useState } from 'react';
import { barDone, barFade, barInterval, barStart, creep } from './progress';

/** How far the loading bar is, in percent; 0 when there is none. */
export function useProgress(loading: boolean): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!loading) return;
    setPercent(barStart);
    const timer = setInterval(() => setPercent(creep), barInterval);
    return () => {
      clearInterval(timer);
      setPercent(barDone);
    };
  }, [loading]);
  useEffect(() => {
    if (percent !== barDone) return;
    const timer = setTimeout(() => setPercent(0), barFade);
    return () => clearTimeout(timer);
  }, [percent]);
  return percent;
}
