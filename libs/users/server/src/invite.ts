import type { Kernel, Tx } from '@traveldesk/shared-server';

/** The queue that whoever makes sign-in links works on: `{ userId }` of a user to invite by mail. */
export const invitationQueue = 'users_invitation';

/** Has the user invited by mail once the transaction has committed. */
export async function sendInvitation({ jobs }: Kernel, tx: Tx, userId: string): Promise<void> {
  await jobs.send(invitationQueue, { userId }, { tx });
}
