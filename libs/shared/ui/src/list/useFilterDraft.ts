import { useEffect, useRef, useState } from 'react';

type Values = Partial<Record<string, string>>;

/** Long enough for a word to be typed, short enough to feel like search while typing. */
const debounce = 300;

export interface FilterDraft {
  /** As they stand, but for the text that is being typed. */
  values: Values;
  /** Grows when what was typed is given up for `values`. */
  round: number;
  /** Changes one filter and searches. */
  choose: (key: string, value: string) => void;
  /** Notes what is typed into one filter; the search follows when typing pauses. Nothing is rendered for it. */
  type: (key: string, value: string) => void;
  search: () => void;
  reset: () => void;
}

/** What is put into a list's filters, ahead of what the URL says. The URL wins when it changes by itself. */
export function useFilterDraft(applied: Values, onSearch: (values: Values) => void): FilterDraft {
  const [{ values, round }, setDraft] = useState({ values: applied, round: 0 });
  const typed = useRef(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(JSON.stringify(applied));
  const appliedText = JSON.stringify(applied);

  const put = (next: Values) => {
    typed.current = next;
    setDraft((draft) => ({ values: next, round: draft.round + 1 }));
  };
  useEffect(() => {
    if (appliedText === sent.current) return;
    sent.current = appliedText;
    put(JSON.parse(appliedText) as Values);
  }, [appliedText]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = () => {
    clearTimeout(timer.current);
    const entries = Object.entries(typed.current).filter(([, value]) => value?.trim());
    const filled = Object.fromEntries(entries.map(([key, value]) => [key, value?.trim()]));
    sent.current = JSON.stringify(filled);
    onSearch(filled);
  };

  return {
    values,
    round,
    choose: (key, value) => {
      put({ ...typed.current, [key]: value });
      send();
    },
    type: (key, value) => {
      typed.current = { ...typed.current, [key]: value };
      clearTimeout(timer.current);
      timer.current = setTimeout(send, debounce);
    },
    search: send,
    reset: () => {
      put({});
      send();
    },
  };
}
