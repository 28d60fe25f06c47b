import { systemChange, type Kernel } from '@traveldesk/shared-server';
import { demoEmails, userByEmail } from '@traveldesk/users-server';
import type { Clock } from './clock';
import { passwordsOf } from './passwords/password.hash';
import { passwordHashOf } from './passwords/passwords.sql';
import { setPassword } from './passwords/set-password';

/** The password of all demo users (DESIGN 1). The password policy would reject it. */
export const demoPassword = 'Traveldesk-demo-2026';

/** Gives demo users without a password the demo password; one of them must still change it. */
export async function setDemoPasswords(kernel: Kernel, clock: Clock): Promise<void> {
  for (const email of Object.values(demoEmails)) {
    const user = await userByEmail(kernel.db, email);
    if (!user || (await passwordHashOf(kernel.db, user.id)) !== undefined) continue;
    const hash = await passwordsOf(kernel).hash(demoPassword);
    await systemChange(kernel, (tx) =>
      setPassword(tx, { userId: user.id, hash, now: clock(), chosen: email !== demoEmails.newcomer }),
    );
  }
}
