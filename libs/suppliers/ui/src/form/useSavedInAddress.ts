import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Opens the saved search that the address names, as the command palette does (`?saved=<id>`), once `saved` is loaded; returns whether it
 * does not exist.
 */
export function useSavedInAddress(saved: readonly { id: string; to: string }[] | undefined): boolean {
  const navigate = useNavigate();
  const id = useSearchParams()[0].get('saved');
  const to = id === null ? undefined : saved?.find((one) => one.id === id)?.to;
  useEffect(() => {
    if (to) void navigate(to, { replace: true });
  }, [to, navigate]);
  return id !== null && saved !== undefined && to === undefined;
}
