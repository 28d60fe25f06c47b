import type { UserStanding } from '@traveldesk/shared-server';
import type { UserRecord } from '@traveldesk/users-contract';

/** Returns the fields that links, sessions and tokens of other domains depend on. */
export function standingOf({ id, email, type, company, status }: UserRecord): UserStanding {
  return { id, email, type, companyId: company?.id ?? null, status };
}

export function hasStandingChanged(before: UserRecord, after: UserRecord): boolean {
  const [then, now] = [standingOf(before), standingOf(after)];
  return (
    then.email !== now.email ||
    then.type !== now.type ||
    then.companyId !== now.companyId ||
    then.status !== now.status
  );
}
