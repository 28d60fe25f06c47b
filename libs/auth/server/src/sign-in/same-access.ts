import type { User } from '@traveldesk/users-server';

/**
 * Whether the user is who the sign-in began with. Whatever ends sessions (SECURITY 26) ends a sign-in that is under way too:
 * a session must not be born after it, also where it was taken back meanwhile.
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
