const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Arabic-Indic and Persian digits as ASCII ones, as people type or paste them (TRAVEL-RULES 11). */
export function asciiDigits(text: string): string {
  return text.replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** An amount or figure as people type it, in digits of any keyboard: blanks between thousands go, the Arabic mark becomes a point. What
 * else separates is left to be refused: 100,00 may mean 100. */
export function plainNumber(typed: string): string {
  return asciiDigits(typed)
    .replace(/[\s\u066c\u2019]/g, '')
    .replace('\u066b', '.');
}
