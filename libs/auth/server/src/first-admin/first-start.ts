import { defaultLanguage } from '@traveldesk/shared-contract';
import { ConfigError, systemChange, transaction, type Kernel } from '@traveldesk/shared-server';
import { anyAdministrator, lockAdministrators } from '@traveldesk/users-server';
import type { Clock } from '../clock';
import { passwordsOf } from '../passwords/password.hash';
import { refusePassword } from '../passwords/password.policy';
import { setPassword } from '../passwords/set-password';
import { createFirstAdministrator } from './first-administrator';
import { setUpLink } from './set-up-link';

/**
 * While there is no administrator, each start creates the one that ADMIN_EMAIL and ADMIN_PASSWORD name, or prints a one-time link where the
 * first administrator enters their own data. All replicas print the same link while it is valid. Demo data have their own administrator.
 */
export async function prepareFirstAdministrator(kernel: Kernel, clock: Clock): Promise<void> {
  if (await anyAdministrator(kernel.db)) return;
  const { adminEmail, adminPassword, demoData } = kernel.config;
  if (adminEmail !== null && adminPassword !== null) {
    await createFromConfig(kernel, clock, adminEmail.toLowerCase(), adminPassword);
  } else if (!demoData) await printSetUpLink(kernel, clock);
}

async function createFromConfig(
  kernel: Kernel,
  clock: Clock,
  email: string,
  password: string,
): Promise<void> {
  const name = email.split('@')[0] ?? email;
  if (refusePassword(password, { name, email })) {
    throw new ConfigError(
      'ADMIN_PASSWORD must not be easy to guess or contain the address or the product’s name.',
    );
  }
  const hash = await passwordsOf(kernel).hash(password);
  await systemChange(kernel, async (tx, record) => {
    // Another starting replica may have been first.
    await lockAdministrators(tx);
    if (await anyAdministrator(tx)) return;
    const user = await createFirstAdministrator(tx, record, { name, email, language: defaultLanguage });
    await setPassword(tx, { userId: user.id, hash, now: clock() });
  });
}

async function printSetUpLink({ db, config, log, secrets }: Kernel, clock: Clock): Promise<void> {
  const link = await transaction(db, async (tx) => {
    // Replicas that start at once must print the same link, because a second one would invalidate the first.
    await lockAdministrators(tx);
    if (await anyAdministrator(tx)) return null;
    return setUpLink(tx, { secrets, now: clock(), publicUrl: config.publicUrl });
  });
  if (!link) return;
  log.warn(
    `There is no administrator yet. Open this once within ${link.minutesLeft} minutes to become the first: ${link.address}`,
  );
}
