import { Problem } from '@traveldesk/shared-server';

/** What is asked for makes an amount that is larger than any can be; told at the field of the amount that it is made of. */
export function tooLarge(field: string): Problem {
  return new Problem(422, 'amount_too_large', { fields: { [field]: 'amount_too_large' } });
}
