import { resealColumn, type Kernel } from '@traveldesk/shared-server';

/** Binds an encrypted key to its owner: in another row it cannot be decrypted. */
function keyContext(userId: string): string {
  return `second_factors/${userId}`;
}

export function sealKey({ secrets }: Kernel, userId: string, key: string): string {
  return secrets.seal(key, keyContext(userId));
}

export function openKey({ secrets }: Kernel, userId: string, sealed: string): string {
  return secrets.open(sealed, keyContext(userId));
}

/** Re-encrypts all keys with the newest key of SECRET_KEY (docs/operations.md). */
export async function resealKeys(kernel: Kernel): Promise<void> {
  for (const column of ['secret', 'pending']) {
    await resealColumn(kernel, kernel.secrets, {
      table: 'second_factors',
      column,
      key: ['user_id'],
      context: ({ user_id: userId = '' }) => keyContext(userId),
    });
  }
}
