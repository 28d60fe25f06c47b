import { useEffect, useState } from 'react';
import type { JudgedPassword, PasswordOwner } from '@traveldesk/auth-contract';

/** Rates the typed password by the API's rules; null if it is empty, or the lists of known passwords are still loading. */
export function useStrength(password: string, { name, email }: PasswordOwner): JudgedPassword | null {
  const [last, setLast] = useState<JudgedPassword | null>(null);
  useEffect(() => {
    if (!password) return;
    let current = true;
    // 200 kB of known passwords, loaded only when a password is chosen. Without them only the API decides.
    import('./strength').then(
      ({ judged }) => {
        if (current) setLast(judged(password, { name, email }));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [password, name, email]);
  return password ? last : null;
}
