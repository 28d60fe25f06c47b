import { createSecrets, resealColumn, type Kernel, type Secrets } from '@traveldesk/shared-server';

/** Binds a sealed key to its owner: copied into another row it does not open. */
function keyContext(userId: string): string {
  return `second_factors/${userId}`;
}

function secretsOf({ config }: Pick<Kernel, 'config'>): Secrets {
  return createSecrets(config.secretKey);
}

export function sealKey(kernel: Kernel, userId: string, key: string): string {
  return secretsOf(kernel).seal(key, keyContext(userId));
}

export function openKey(kernel: Kernel, userId: string, sealed: string): string {
  return secretsOf(kernel).open(sealed, keyContext(userId));
}

/** Puts every key under the newest key of SECRET_KEY (docs/operations.md). */
export async function resealKeys(kernel: Kernel): Promise<void> {
  for (const column of ['secret', 'pending']) {
    await resealColumn(kernel, secretsOf(kernel), {
      table: 'second_factors',
      column,
      key: ['user_id'],
      context: ({ user_id: userId = '' }) => keyContext(userId),
    });
  }
}
