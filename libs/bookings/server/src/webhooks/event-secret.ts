import { SecretError, type Secrets } from '@traveldesk/shared-server';

/** The encryption context: a sealed secret opens for its own supplier only. */
const contextOf = (supplierId: string) => `booking_webhook:${supplierId}`;

/** Seals the secret that signs a supplier's events. */
export function sealEventSecret({ seal }: Secrets, supplierId: string, secret: string): string {
  return seal(secret, contextOf(supplierId));
}

export function eventSecret(
  { open }: Secrets,
  { supplier_id: supplierId, sealed }: { supplier_id: string; sealed: string },
): string {
  return open(sealed, contextOf(supplierId));
}

/** Returns the secret, or null if its key is gone. */
export function knownSecret(
  secrets: Secrets,
  webhook: { supplier_id: string; sealed: string },
): string | null {
  try {
    return eventSecret(secrets, webhook);
  } catch (error) {
    if (error instanceof SecretError) return null;
    throw error;
  }
}
