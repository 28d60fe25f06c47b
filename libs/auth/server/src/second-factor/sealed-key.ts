import { resealColumn, type Kernel } from '@traveldesk/shared-server';

/** Binds a sealed key to its owner: copied into another row it does not open. */
function keyContext(userId: string): string {
  return `second_factors/${userId}`;
}

export function sealKey({ secrets }: Kernel, userId: string, key: string): string {
  return secrets.seal(key, keyContext(userId));
}

export function openKey({ secrets }: Kernel, userId: string, sealed: string): string {
  return secrets.open(sealed, keyContext(userId));
}

/** Puts every key under the newest key of SECRET_KEY (docs/operations.md). */
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
