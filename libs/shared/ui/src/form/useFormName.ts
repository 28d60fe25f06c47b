import { useLocation } from 'react-router-dom';

/** Returns a form's unique name: its path and the URL parameters that identify it (`keys`). */
export function useFormName(keys: readonly string[] = []): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const own = new URLSearchParams(
    keys.flatMap((key) => (params.has(key) ? [[key, params.get(key) ?? '']] : [])),
  );
  const query = own.toString();
  return query ? `${pathname}?${query}` : pathname;
}
