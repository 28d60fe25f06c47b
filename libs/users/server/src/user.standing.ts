import type { UserStanding } from '@traveldesk/shared-server';
import type { UserRecord } from '@traveldesk/users-contract';

/** What others bind to a user: links to the address, sessions and tokens to type, company and status. */
export function standingOf({ id, email, type, company, status }: UserRecord): UserStanding {
  return { id, email, type, companyId: company?.id ?? null, status };
}

export function standingChanged(before: UserRecord, after: UserRecord): boolean {
  const [then, now] = [standingOf(before), standingOf(after)];
  return (
    then.email !== now.email ||
    then.type !== now.type ||
    then.companyId !== now.companyId ||
    then.status !== now.status
  );
}
