import type { Kernel, Tx } from '@traveldesk/shared-server';

/** A user to invite by mail, and the id of the user who invites, if known. */
export interface InvitationJob {
  userId: string;
  inviterId?: string;
}

/** Queue of `InvitationJob`. The sign-in domain handles it. */
export const invitationQueue = 'users_invitation';

/** Invites the user by mail once the transaction has committed. */
export async function sendInvitation({ jobs }: Kernel, tx: Tx, job: InvitationJob): Promise<void> {
  await jobs.send(invitationQueue, { ...job }, { tx });
}
