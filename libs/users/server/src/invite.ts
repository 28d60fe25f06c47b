import type { Kernel, Tx } from '@traveldesk/shared-server';

/** Queue of invitations: `{ userId }` of a user to invite by mail. The sign-in domain handles it. */
export const invitationQueue = 'users_invitation';

/** Invites the user by mail once the transaction has committed. */
export async function sendInvitation({ jobs }: Kernel, tx: Tx, userId: string): Promise<void> {
  await jobs.send(invitationQueue, { userId }, { tx });
}
