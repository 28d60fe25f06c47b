import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** This many random letters and digits. */
export function randomText(length: number): string {
  return [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
}

/** An identifier in Duffel's format: `ord_0000A3vUda8ReedFYjvNSl` (SUPPLIER 3 has the prefixes). */
export function newId(prefix: string): string {
  return `${prefix}_0000${randomText(18)}`;
}

/** A whole number in this many letters, and back: six are enough for 32 bits. */
export function lettersOf(number: number, length: number): string {
  let text = '';
  for (let rest = number; text.length < length; rest = Math.floor(rest / letters.length)) {
    text += letters[rest % letters.length];
  }
  return text;
}

export function numberOf(text: string): number {
  return [...text].reduceRight((number, letter) => number * letters.length + letters.indexOf(letter), 0);
}
