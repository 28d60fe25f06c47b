import { asciiDigits } from '@traveldesk/shared-contract';

/** An amount as people type it, in whatever digits. What separates thousands is left to be refused: 100,00 may mean 100. */
export function plainAmount(typed: string): string {
  return asciiDigits(typed)
    .replace(/[\s\u066c\u2019\u202f]/g, '')
    .replace('\u066b', '.');
}
