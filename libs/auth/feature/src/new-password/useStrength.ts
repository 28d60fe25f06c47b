import { useEffect, useState } from 'react';
import type { JudgedPassword, PasswordOwner } from '@traveldesk/auth-contract';

/** The API's judgement of the typed password; null before the first letter, and until the lists have loaded. */
export function useStrength(password: string, { name, email }: PasswordOwner): JudgedPassword | null {
  const [last, setLast] = useState<JudgedPassword | null>(null);
  useEffect(() => {
    if (!password) return;
    let current = true;
    // 200 kB of known passwords: only for whoever is about to choose one. Without them the API judges alone.
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
