import type { Actor, Authenticate, Kernel } from '@traveldesk/shared-server';
import { permissionsHeld } from '@traveldesk/users-server';
import type { Clock } from '../clock';
import { hashSecret } from '../secrets';
import { isMissing } from '../second-factor/required';
import { readTogether } from './read-together';
import { isAlive, isFresh, isUseRecordDue } from './session.rules';
import { sessionsByHashes, touchSession, type SessionOfUser } from './sessions.sql';

/**
 * Returns the authentication by session tokens. All data are read at each request, so that an ended session, a suspended user and a changed
 * permission take effect on the next one (SECURITY 26, 27).
 */
export function authenticateSessions(kernel: Kernel, clock: Clock): Authenticate {
  const read = readTogether((hashes) => sessionsByHashes(kernel.db, hashes));
  return async (token) => {
    const session = await read(hashSecret(token));
    const now = clock();
    if (!session || isShut(session) || !isAlive(session, kernel.config, now)) return null;
    if (isUseRecordDue(session, now)) await touchSession(kernel.db, session.id, now);
    return actorOfSession(session, kernel, now);
  };
}

/** A suspended company locks out all its users. */
function isShut({ status, company_status: company }: SessionOfUser): boolean {
  return status !== 'active' || company === 'suspended';
}

function actorOfSession(session: SessionOfUser, kernel: Kernel, now: Date): Actor {
  const access = { administrator: session.administrator, permissions: new Set(session.permissions) };
  const { second_factor_required: decided, second_factor: has } = session;
  return {
    userId: session.user_id,
    name: session.name,
    email: session.email,
    type: session.type,
    companyId: session.company_id,
    permissions: permissionsHeld(access, kernel.permissions),
    language: session.language,
    passwordChanged: session.password_changed,
    tokenId: session.id,
    ...(isFresh(session, kernel.config, now) && { fresh: true }),
    ...(isMissing({ decided, has, access }, kernel) && { secondFactorMissing: true }),
  };
}
