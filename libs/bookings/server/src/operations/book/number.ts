import { randomInt } from 'node:crypto';

/** Characters that are not confused when read aloud or written by hand. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random number for users, such as `TD-4F7K2MQ`, which does not reveal how many bookings exist. */
export function newNumber(): string {
  return `TD-${Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('')}`;
}
