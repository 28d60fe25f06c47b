import { useEffect, useState } from 'react';
import { barDone, barFade, barInterval, barStart, nextBarPercent } from './progress';

/** Returns the loading bar's percentage; 0 when hidden. A bar that continues another one starts at `from`. */
export function useProgress(loading: boolean, from = 0): number {
  const [percent, setPercent] = useState(from);
  useEffect(() => {
    if (!loading) return;
    setPercent(barStart);
    const timer = setInterval(() => setPercent(nextBarPercent), barInterval);
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
