import { useEffect, useState } from 'react';

/** In milliseconds: long enough to type a number, short enough to feel immediate. */
const pause = 300;

/** Returns the value, debounced. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
