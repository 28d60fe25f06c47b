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
 * As long as there is no administrator, each start makes the one that ADMIN_EMAIL and ADMIN_PASSWORD name, or
 * prints a link of one use where the first one says who they are: the same one from every replica, as long as it can be
 * used. Demo data brings its own.
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
      'ADMIN_PASSWORD must not be easy to guess, nor hold the address or the product’s name.',
    );
  }
  const hash = await passwordsOf(kernel).hash(password);
  await systemChange(kernel, async (tx, record) => {
    // Another replica, starting at the same time, may have been first.
    await lockAdministrators(tx);
    if (await anyAdministrator(tx)) return;
    const user = await createFirstAdministrator(tx, record, { name, email, language: defaultLanguage });
    await setPassword(tx, { userId: user.id, hash, now: clock() });
  });
}

async function printSetUpLink({ db, config, log, secrets }: Kernel, clock: Clock): Promise<void> {
  const link = await transaction(db, async (tx) => {
    // Replicas that start at once print one link: a second one would make the first worthless.
    await lockAdministrators(tx);
    if (await anyAdministrator(tx)) return null;
    return setUpLink(tx, { secrets, now: clock(), publicUrl: config.publicUrl });
  });
  if (!link) return;
  log.warn(
    `There is no administrator yet. Open this once within ${link.minutesLeft} minutes to become the first: ${link.address}`,
  );
}
