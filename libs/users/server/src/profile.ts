import { countryOfCompany } from '@traveldesk/companies-server';
import {
  checkVersion,
  notFound,
  readPhone,
  type Actor,
  type Db,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import type { Profile, ProfileInput } from '@traveldesk/users-contract';
import { auditedUser } from './audited-user';
import { findUser } from './users.list.sql';
import { readUser } from './users';
import { lockUser, searchColumns, updateUser, userById } from './users.sql';

/** Returns the caller's own profile. Throws a 404. */
export async function readProfile(db: Db, actor: Actor): Promise<Profile> {
  const user = await readUser(db, actor.userId, { ...actor, type: 'staff' });
  return { ...user, time_zone: (await userById(db, actor.userId))?.time_zone ?? null };
}

/** Changes the caller's own name, phone, language and time zone, which do not affect permissions. Throws a 412, or a 422 at `phone`. */
export async function updateProfile(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { seen, profile }: Pick<Target, 'seen'> & { profile: ProfileInput },
): Promise<Profile> {
  const id = actor.userId;
  const locked = await lockUser(tx, id);
  const before = await findUser(tx, id, { ...actor, type: 'staff' });
  if (!locked || !before) throw notFound();
  checkVersion(seen, before.version);
  const country = await countryOfCompany(tx, before.company?.id ?? null);
  const { time_zone: zone = locked.time_zone, ...rest } = profile;
  const phone = readPhone(profile.phone, { country, kept: [before.phone] });
  const input = { ...rest, phone, time_zone: zone };
  await updateUser(tx, id, { ...input, ...searchColumns(input) });
  const after = { ...before, ...input, version: before.version + 1 };
  record({
    entity: 'user',
    id,
    action: 'update',
    before: { ...auditedUser(before), time_zone: locked.time_zone },
    after: { ...auditedUser(after), time_zone: zone },
  });
  return after;
}
