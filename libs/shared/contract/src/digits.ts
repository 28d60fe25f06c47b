const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Arabic-Indic and Persian digits as ASCII ones, as people type or paste them (TRAVEL-RULES 11). */
export function asciiDigits(text: string): string {
  return text.replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
}
