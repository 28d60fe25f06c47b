import { newId } from '@traveldesk/shared-server';

/** Returns letters that tell the people of two tests apart, because names may not contain the digits of ids. */
export function letters(): string {
  return newId()
    .slice(-10)
    .replace(/[^a-f0-9]/g, '')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'x');
}
