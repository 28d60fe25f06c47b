import type { User } from '@traveldesk/users-server';

/**
 * Whether the user is unchanged since the sign-in began. Everything that ends sessions (SECURITY 26) also ends a sign-in in progress, even
 * if it was reverted meanwhile, so that no session starts after it.
 */
export function hasSameAccess(before: User, now: User): boolean {
  return (
    before.email === now.email &&
    before.type === now.type &&
    before.company_id === now.company_id &&
    before.status === now.status &&
    before.sessions_from?.getTime() === now.sessions_from?.getTime()
  );
}
