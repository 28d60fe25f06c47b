import { randomInt } from 'node:crypto';

/** Digits and letters that are not taken for each other, read aloud or written by hand. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What people call a booking: `TD-4F7K2MQ`. Says nothing of how many there are. */
export function newNumber(): string {
  return `TD-${Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('')}`;
}
