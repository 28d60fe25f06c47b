import { useEffect, useRef, useState } from 'react';

type Values = Partial<Record<string, string>>;

/** Long enough for a word to be typed, short enough to feel like search while typing. */
const debounce = 300;

export interface FilterDraft {
  values: Values;
  /** Changes one filter; the search follows when typing pauses, or at once. */
  change: (key: string, value: string, at: 'pause' | 'once') => void;
  search: () => void;
  reset: () => void;
}

/** What is typed into a list's filters, ahead of what the URL says. The URL wins when it changes by itself. */
export function useFilterDraft(applied: Values, onSearch: (values: Values) => void): FilterDraft {
  const [values, setValues] = useState(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(JSON.stringify(applied));
  const appliedText = JSON.stringify(applied);

  useEffect(() => {
    if (appliedText !== sent.current) {
      sent.current = appliedText;
      setValues(JSON.parse(appliedText) as Values);
    }
  }, [appliedText]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: Values) => {
    clearTimeout(timer.current);
    const entries = Object.entries(next).filter(([, value]) => value?.trim());
    const filled = Object.fromEntries(entries.map(([key, value]) => [key, value?.trim()]));
    sent.current = JSON.stringify(filled);
    onSearch(filled);
  };

  return {
    values,
    change: (key, value, at) => {
      const next = { ...values, [key]: value };
      setValues(next);
      clearTimeout(timer.current);
      if (at === 'once') send(next);
      else timer.current = setTimeout(() => send(next), debounce);
    },
    search: () => send(values),
    reset: () => {
      setValues({});
      send({});
    },
  };
}
