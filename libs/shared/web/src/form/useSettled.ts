import { useEffect, useState } from 'react';

/** Long enough for a figure to be typed, short enough to feel like an answer. */
const pause = 300;

/** What is typed, once typing pauses. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
