import { useEffect, useState } from 'react';
import type { JudgedPassword, PasswordOwner } from '@traveldesk/auth-contract';

/** What the API would say of what is typed, or null before the first letter and until the lists have come. */
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
