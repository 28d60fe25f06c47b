import type { RegistrationReason } from '@traveldesk/hotels-contract';
import { SupplierFault, type CallAbandoned } from '@traveldesk/suppliers-server';

/** Why an attempt has failed, with the supplier's words if it refused. */
export interface Failure {
  reason: RegistrationReason;
  said: string | null;
}

export const failed = (reason: RegistrationReason): Failure => ({ reason, said: null });

/** Statuses that refuse a request before processing it. */
const atTheDoor: readonly (number | null)[] = [401, 403, 429];

const noAccess: readonly string[] = ['no_credentials', 'credentials_lost', 'not_authorised'];

/**
 * Whether a call to register a rate certainly had no effect: it was not sent, was refused before processing, or was refused in the
 * protocol's own
 * terms. Everything else is a doubt, as with orders (docs/adr/0085).
 */
export function hadNoEffect(error: SupplierFault | CallAbandoned): boolean {
  if (error.reached === 'no') return true;
  if (!(error instanceof SupplierFault)) return false;
  return atTheDoor.includes(error.status) || isRefusal(error);
}

export function failureOf(error: SupplierFault | CallAbandoned): Failure {
  if (!(error instanceof SupplierFault)) return failed('unavailable');
  if (noAccess.includes(error.reason)) return failed('no_access');
  if (error.reason === 'rejected' && isRefusal(error)) {
    const [first] = error.said?.errors ?? [];
    return { reason: 'refused', said: lineOf(first?.message ?? first?.title ?? null) };
  }
  return failed(error.reason === 'unsupported' ? 'inactive' : 'unavailable');
}

const longestLine = 300;

/** Databases refuse some of the characters that a supplier may send. */
function lineOf(said: string | null): string | null {
  return said && said.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').slice(0, longestLine);
}

function isRefusal({ status, said }: SupplierFault): boolean {
  return status !== null && status >= 400 && status < 500 && !!said && said.errors.length > 0;
}
