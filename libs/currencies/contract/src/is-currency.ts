import { currencyCodes } from './currency.codes';

const known: ReadonlySet<string> = new Set(currencyCodes);

/** Whether the text is the ISO 4217 code of money in circulation, in capitals. */
export function isCurrency(code: string): boolean {
  return known.has(code);
}
