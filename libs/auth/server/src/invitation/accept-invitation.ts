import type { UserForm } from '@traveldesk/auth-contract';
import { change, invalid, type Call, type Kernel, type Tx } from '@traveldesk/shared-server';
import { lockUser, updateUser, type User } from '@traveldesk/users-server';
import type { Clock } from '../clock';
import { createFirstAdministrator } from '../first-admin/first-administrator';
import { linkUnusable } from '../links/link';
import { takeLink } from '../links/links.sql';
import { passwordsOf } from '../passwords/password.hash';
import { passwordOwnerOf } from '../passwords/password.owner';
import { checkPassword } from '../passwords/password.policy';
import { setPassword } from '../passwords/set-password';
import { hashSecret } from '../secrets';
import { callBy } from '../sign-in/call-by';
import { isSignInForbidden } from '../sign-in/sign-in-forbidden';
import { rememberAddress } from '../throttle/known-addresses.sql';
import { lineOf } from '../throttle/line';
import { findInvitation, invitationKinds } from './invitation';

interface Accept {
  kernel: Kernel;
  clock: Clock;
  request: Call;
  form: UserForm;
}

/**
 * Stores the invited user's name, language and password, after which they can sign in with the returned address. The first administrator's
 * form also contains the address. Signs nobody in (SECURITY 28).
 */
export async function acceptInvitation({ kernel, clock, request, form }: Accept): Promise<{ email: string }> {
  const invitation = await findInvitation(kernel.db, form.token, clock());
  if (!invitation) throw linkUnusable();
  const email = addressOf(form, invitation.user);
  const companyId = invitation.user?.company_id ?? null;
  checkPassword(
    'password',
    form.password,
    await passwordOwnerOf(kernel.db, { name: form.name, email, companyId }),
  );
  const hash = await passwordsOf(kernel).hash(form.password, lineOf(request, invitation.user?.id ?? 'first'));
  const { user } = invitation;

  return change(user ? callBy(request, user, 'link') : request, async (tx, record) => {
    const now = clock();
    if (user) await checkInvited(tx, user.id);
    if (!(await takeLink(tx, invitationKinds, hashSecret(form.token), now))) throw linkUnusable();
    const person = user
      ? await updateUser(tx, user.id, { name: form.name, language: form.language, status: 'active' })
      : await createFirstAdministrator(tx, record, { name: form.name, email, language: form.language });
    const changed = await setPassword(tx, { userId: person.id, hash, now });
    await rememberAddress(tx, changed.id, request.ip, now);
    record({
      entity: 'user',
      id: changed.id,
      action: 'invitation_accepted',
      before: user && { name: user.name, language: user.language, status: user.status },
      after: { name: changed.name, language: changed.language, status: changed.status },
    });
    return { email: changed.email };
  });
}

/** Returns the invitation's address, which cannot be changed; only the first administrator enters one. */
function addressOf(form: UserForm, user: User | undefined): string {
  if (user && form.email !== undefined) throw invalid({ email: 'unknown_field' });
  const email = user?.email ?? form.email;
  if (email === undefined) throw invalid({ email: 'required' });
  return email;
}

async function checkInvited(tx: Tx, userId: string): Promise<void> {
  const current = await lockUser(tx, userId);
  if (current?.status !== 'invited' || (await isSignInForbidden(tx, current))) throw linkUnusable();
}
