import { actorOf, change, checkVersion, folded, notFound, type Call } from '@traveldesk/shared-server';
import type { ProfileInput, UserRecord } from '@traveldesk/users-contract';
import { factsOf } from './user.facts';
import { findUser } from './users.list.sql';
import { lockUser, updateUser } from './users.sql';

/** The caller's own name, phone and language; nothing that decides what they may do. Throws a 412. */
export function updateProfile(request: Call, input: ProfileInput): Promise<UserRecord> {
  const actor = actorOf(request);
  const id = actor.userId;
  return change(request, async (tx, record) => {
    await lockUser(tx, id);
    const before = await findUser(tx, id, { ...actor, type: 'staff' });
    if (!before) throw notFound();
    checkVersion(request, before.version);
    await updateUser(tx, id, { ...input, search: folded(input.name) });
    const after = { ...before, ...input, version: before.version + 1 };
    record({ entity: 'user', id, action: 'update', before: factsOf(before), after: factsOf(after) });
    return after;
  });
}
