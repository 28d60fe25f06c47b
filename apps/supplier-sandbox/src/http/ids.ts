import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** That many letters and digits at random. */
export function randomText(length: number): string {
  return [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
}

/** An identifier as Duffel writes them: `ord_0000A3vUda8ReedFYjvNSl` (SUPPLIER 3 has the prefixes). */
export function newId(prefix: string): string {
  return `${prefix}_0000${randomText(18)}`;
}

/** A number of 32 bits in six letters. */
export function sixLetters(bits: number): string {
  let text = '';
  for (let rest = bits; text.length < 6; rest = Math.floor(rest / letters.length)) {
    text += letters[rest % letters.length];
  }
  return text;
}
