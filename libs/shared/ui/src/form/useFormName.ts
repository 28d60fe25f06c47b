import { useLocation } from 'react-router-dom';

/** What tells a form from all others: its path, and the parameters of the address that say whose form it is (`keys`). */
export function useFormName(keys: readonly string[] = []): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const own = new URLSearchParams(
    keys.flatMap((key) => (params.has(key) ? [[key, params.get(key) ?? '']] : [])),
  );
  const query = own.toString();
  return query ? `${pathname}?${query}` : pathname;
}
