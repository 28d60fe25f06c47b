import { useEffect, useRef, useState } from 'react';

type Values = Partial<Record<string, string>>;

/** In milliseconds: long enough to type a word, short enough to feel like search while typing. */
const debounce = 300;

export interface FilterDraft {
  /** The current values, except for text still being typed. */
  values: Values;
  /** Grows when `values` replaces the typed text. */
  round: number;
  /** Grows when all filters are reset. */
  emptied: number;
  /** Changes one filter and searches. */
  choose: (key: string, value: string) => void;
  /** Notes text typed into one filter, without rendering; the search follows when typing pauses. */
  type: (key: string, value: string) => void;
  search: () => void;
  reset: () => void;
}

/** Returns the same text for equal values in any order. */
function textOf(values: Values): string {
  return JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The values in a list's filters, which run ahead of the URL. A URL that changes otherwise replaces them. */
export function useFilterDraft(applied: Values, onSearch: (values: Values) => void): FilterDraft {
  const [{ values, round }, setDraft] = useState({ values: applied, round: 0 });
  const [emptied, setEmptied] = useState(0);
  const typed = useRef(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const appliedText = textOf(applied);
  const seen = useRef(appliedText);
  // Searches sent but not yet applied, because the URL follows a moment later.
  const sent = useRef<string[]>([]);

  const put = (next: Values) => {
    typed.current = next;
    setDraft((draft) => ({ values: next, round: draft.round + 1 }));
  };
  useEffect(() => {
    if (appliedText === seen.current) return;
    seen.current = appliedText;
    const own = sent.current.indexOf(appliedText);
    sent.current = sent.current.slice(own + 1);
    if (own >= 0) return;
    clearTimeout(timer.current);
    sent.current = [];
    put(Object.fromEntries(JSON.parse(appliedText) as [string, string][]));
  }, [appliedText]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = () => {
    clearTimeout(timer.current);
    const entries = Object.entries(typed.current).filter(([, value]) => value?.trim());
    const filled = Object.fromEntries(entries.map(([key, value]) => [key, value?.trim()]));
    sent.current.push(textOf(filled));
    onSearch(filled);
  };

  return {
    values,
    round,
    emptied,
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
      setEmptied((times) => times + 1);
      put({});
      send();
    },
  };
}
