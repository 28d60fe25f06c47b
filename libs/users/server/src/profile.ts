import { countryOfCompany } from '@traveldesk/companies-server';
import {
  checkVersion,
  notFound,
  readPhone,
  type Actor,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import type { ProfileInput, UserRecord } from '@traveldesk/users-contract';
import { auditedUser } from './audited-user';
import { findUser } from './users.list.sql';
import { lockUser, searchColumns, updateUser } from './users.sql';

/** Changes the caller's own name, phone and language, which do not affect permissions. Throws a 412, or a 422 at `phone`. */
export async function updateProfile(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { seen, profile }: Pick<Target, 'seen'> & { profile: ProfileInput },
): Promise<UserRecord> {
  const id = actor.userId;
  await lockUser(tx, id);
  const before = await findUser(tx, id, { ...actor, type: 'staff' });
  if (!before) throw notFound();
  checkVersion(seen, before.version);
  const country = await countryOfCompany(tx, before.company?.id ?? null);
  const input = { ...profile, phone: readPhone(profile.phone, { country, kept: [before.phone] }) };
  await updateUser(tx, id, { ...input, ...searchColumns(input) });
  const after = { ...before, ...input, version: before.version + 1 };
  record({ entity: 'user', id, action: 'update', before: auditedUser(before), after: auditedUser(after) });
  return after;
}
