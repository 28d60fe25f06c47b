import type { Kernel } from '@traveldesk/shared-server';
import { invitationQueue, type InvitationJob } from '@traveldesk/users-server';
import { days, type Clock } from './clock';
import { linkQueue, mailInvitation, mailLinkTo } from './links/link.mail';
import { deleteExpiredLinks } from './links/links.sql';
import { resealKeys } from './second-factor/sealed-key';
import { sessionExpiryLimits } from './sessions/session.rules';
import { deleteDeadSessions } from './sessions/sessions.sql';
import { deleteExpiredChallenges } from './sign-in/challenges.sql';
import { forgetAddressesBefore } from './throttle/known-addresses.sql';
import { forgetAfterMs } from './throttle/throttle.rules';
import { deleteThrottlesBefore } from './throttle/throttle.sql';

const cleanQueue = 'auth_clean';
const resealQueue = 'reseal-second-factors';

/** Retention of known addresses: later they no longer indicate their user. */
const knownAddressMs = 180 * days;

export async function registerAuthJobs(kernel: Kernel, clock: Clock): Promise<void> {
  await kernel.jobs.queue<{ email: string }>(linkQueue, (data) => mailLinkTo(kernel, clock, data), {
    pollSeconds: 1,
    outward: true,
  });
  await kernel.jobs.queue<InvitationJob>(invitationQueue, (data) => mailInvitation(kernel, clock, data), {
    pollSeconds: 1,
    outward: true,
  });
  await kernel.jobs.queue(cleanQueue, () => deleteWhatIsOver(kernel, clock()));
  await kernel.jobs.schedule(cleanQueue, '23 * * * *');
  await kernel.jobs.queue(resealQueue, () => resealKeys(kernel));
  // A new SECRET_KEY takes effect at a start, so rows may need re-encryption then.
  await kernel.jobs.send(resealQueue, {});
}

/** Deletes expired sessions, links, challenges and throttles, and old known addresses. */
export async function deleteWhatIsOver({ db, config }: Kernel, now: Date): Promise<void> {
  const { usedBefore, startedBefore } = sessionExpiryLimits(config, now);
  await deleteDeadSessions(db, usedBefore, startedBefore);
  await deleteExpiredLinks(db, now);
  await deleteExpiredChallenges(db, now);
  await deleteThrottlesBefore(db, new Date(now.getTime() - forgetAfterMs));
  await forgetAddressesBefore(db, new Date(now.getTime() - knownAddressMs));
}
