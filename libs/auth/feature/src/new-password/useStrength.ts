import { useEffect, useState } from 'react';
import { ownWords, type PasswordOwner } from '@traveldesk/auth-contract';

/** The strength of what is typed, or null before the first letter and until the lists have come. */
export function useStrength(password: string, { name, email }: PasswordOwner): number | null {
  const [judged, setJudged] = useState<{ password: string; strength: number } | null>(null);
  useEffect(() => {
    if (!password) return;
    let current = true;
    // 200 kB of known passwords: only for whoever is about to choose one. Without them the API judges alone.
    import('./strength').then(
      ({ strengthOf }) => {
        if (current) setJudged({ password, strength: strengthOf(password, ownWords({ name, email })) });
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [password, name, email]);
  return password && judged ? judged.strength : null;
}
