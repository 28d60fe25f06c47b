import { asciiDigits } from '@traveldesk/shared-contract';

/** A decimal as people type it, with Arabic digits and the Arabic point as the ones that are kept (TRAVEL-RULES 11). */
export function decimalText(typed: string): string {
  return asciiDigits(typed).replace('\u066b', '.').trim();
}
