/** Characters that control a terminal or change the direction of neighboring text; line breaks are kept. */
const control = /[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Returns a supplier's text without control characters, cut to the given length; null if there is none. */
export function longText(value: unknown, most: number): string | null {
  if (typeof value !== 'string') return null;
  // Longer text is never shown, so it need not be cleaned.
  const lines = value
    .slice(0, 2 * most)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll('\t', ' ').replace(control, '').trimEnd());
  const cleaned = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return cleaned === '' ? null : [...cleaned].slice(0, most).join('');
}
