import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const inHash = /^#token=([\w-]{1,128})$/;

/**
 * Returns the secret of an emailed link, or null. It arrives in the URL's fragment, which is sent to no server, and moves at once into the
 * history entry's state: so it survives a reload but is not in a copied URL.
 */
export function useLinkToken(): string | null {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const fresh = inHash.exec(hash)?.[1];
  useEffect(() => {
    if (fresh) void navigate(pathname + search, { replace: true, state: { linkToken: fresh } });
  }, [fresh, navigate, pathname, search]);
  return fresh ?? (state as { linkToken?: string } | null)?.linkToken ?? null;
}
