import { Problem } from '@traveldesk/shared-server';

/** Returns a 422 for a result larger than any allowed amount, at the field of the source amount. */
export function tooLarge(field: string): Problem {
  return new Problem(422, 'amount_too_large', { fields: { [field]: 'amount_too_large' } });
}
