import { change, type Call, type Kernel } from '@traveldesk/shared-server';
import { lockUser, userById } from '@traveldesk/users-server';
import type { Clock } from '../clock';
import { linkUnusable } from '../links/link';
import { findLink, takeLink } from '../links/links.sql';
import { sendPasswordChangedMail } from '../mails/password-changed.mail';
import { hashSecret } from '../secrets';
import { callBy } from '../sign-in/call-by';
import { rememberAddress } from '../throttle/known-addresses.sql';
import { lineOf } from '../throttle/line';
import { passwordsOf } from './password.hash';
import { passwordOwnerOf } from './password.owner';
import { checkPassword } from './password.policy';
import { isSignInForbidden } from '../sign-in/sign-in-forbidden';
import { setPassword } from './set-password';

interface Reset {
  kernel: Kernel;
  clock: Clock;
  request: Call;
  reset: { token: string; password: string };
}

const kinds = ['reset'] as const;

/**
 * Sets a password with a link from a mail. The link is consumed in the transaction that sets the password: a rejected password leaves it
 * valid, and two concurrent uses change the password once. Signs nobody in.
 */
export async function resetPassword({ kernel, clock, request, reset }: Reset): Promise<void> {
  const tokenHash = hashSecret(reset.token);
  const link = await findLink(kernel.db, kinds, tokenHash, clock());
  const user = link?.user_id ? await userById(kernel.db, link.user_id) : undefined;
  if (!user) throw linkUnusable();
  checkPassword(
    'password',
    reset.password,
    await passwordOwnerOf(kernel.db, { ...user, companyId: user.company_id }),
  );
  const hash = await passwordsOf(kernel).hash(reset.password, lineOf(request, user.id));

  await change(callBy(request, user, 'link'), async (tx, record) => {
    const now = clock();
    const current = await lockUser(tx, user.id);
    if (current?.status !== 'active' || (await isSignInForbidden(tx, current))) throw linkUnusable();
    if (!(await takeLink(tx, kinds, tokenHash, now))) throw linkUnusable();
    const changed = await setPassword(tx, { userId: user.id, hash, now });
    // A user who can read the owner's mail is the owner, so failures of strangers must not delay them at this address.
    await rememberAddress(tx, user.id, request.ip, now);
    record({ entity: 'user', id: user.id, action: 'password_reset' });
    await sendPasswordChangedMail(tx, kernel, changed);
  });
}
