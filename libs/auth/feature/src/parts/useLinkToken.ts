import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const inHash = /^#token=([\w-]{1,128})$/;

/**
 * The secret of a link from a mail, or null. It comes in the address's fragment, which goes to no server, and
 * leaves the address at once, for the state of this entry of the history: so it survives a reload, but is
 * neither on the screen nor in what somebody copies from there.
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
