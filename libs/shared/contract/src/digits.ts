const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Arabic-Indic and Persian digits as ASCII ones, as people type or paste them (TRAVEL-RULES 11). */
export function asciiDigits(text: string): string {
  return text.replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * A decimal of Arabic digits and the Arabic point in ASCII: `٥٫٥` is 5.5 (TRAVEL-RULES 11). What separates thousands is left to be refused:
 * 1,0 and 1 0 may mean one.
 */
export function decimalText(typed: string): string {
  return asciiDigits(typed).replace('\u066b', '.').trim();
}

/** As amounts are shown in English: the point says what the commas are. */
const english = /^-?\d{1,3}(?:,\d{3})+\.\d+$/;
/** As they are shown in French: the spaces say what the comma is. */
const french = /^-?\d{1,3}(?:\s\d{3})+,\d{1,2}$/;

/**
 * An amount or figure as people type it or copy it from a page, in digits of any keyboard: what stands between thousands goes, the
 * Arabic mark becomes a point. What else separates is left to be refused: 100,00 and 1,234 may mean two things, and 48 5 is no number.
 */
export function plainNumber(typed: string): string {
  const text = asciiDigits(typed).trim();
  const pointed = english.test(text) ? text.replaceAll(',', '') : text;
  return (french.test(pointed) ? pointed.replace(',', '.') : pointed)
    .replace(/(?<=\d)[\s\u066c\u2019](?=\d{3}(?!\d))/g, '')
    .replace('\u066b', '.');
}
