import { useEffect, useState } from 'react';

export interface Row {
  id: string;
  name: { en: string };
  code: string;
  currency: string;
  phone_code: string;
}

export interface Answer {
  data: Row[];
  total: number;
}

declare global {
  interface Window {
    early?: { path: string; answer: Promise<Answer> };
  }
}

function ask(path: string): Promise<Answer> {
  const { early } = window;
  delete window.early;
  if (early?.path === path) return early.answer;
  const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
  return fetch(path, { headers }).then((response) => response.json() as Promise<Answer>);
}

/** A page of countries from the product's API; the first one was requested by the script in the HTML. */
export function useRows(page: number, name: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let wanted = true;
    const filter = name ? `&name=${encodeURIComponent(name)}` : '';
    void ask(`/api/v1/countries?page=${page}&per_page=20${filter}`).then((rows) => wanted && setAnswer(rows));
    return () => {
      wanted = false;
    };
  }, [page, name]);
  return answer;
}
