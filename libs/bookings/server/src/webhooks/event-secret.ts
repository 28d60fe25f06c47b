import type { Secrets } from '@traveldesk/shared-server';

/** A secret opens for the supplier that it was given by alone. */
const contextOf = (supplierId: string) => `booking_webhook:${supplierId}`;

/** Seals what a supplier signs its events with. */
export function sealEventSecret({ seal }: Secrets, supplierId: string, secret: string): string {
  return seal(secret, contextOf(supplierId));
}

export function eventSecret(
  { open }: Secrets,
  { supplier_id: supplierId, sealed }: { supplier_id: string; sealed: string },
): string {
  return open(sealed, contextOf(supplierId));
}
