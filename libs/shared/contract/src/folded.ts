import { asciiDigits } from './digits';

/** Letters that Unicode does not decompose, and variants of Arabic letters that people use interchangeably. */
const letters: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h' }),
  ...Object.entries({ ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', ٱ: 'ا', '’': "'", ʻ: "'" }),
]);

/**
 * Returns a text in the form for searching and sorting: lower case, without accents, Arabic vowel signs, hamzas, tatweel and invisible
 * characters; with ASCII digits and single spaces. It is computed here rather than in the database, because `unaccent` and collations
 * differ between the two databases and `unaccent` cannot be indexed. Tables store the folded text beside the text, and queries are folded
 * in the same way.
 */
export function folded(text: string): string {
  const plain = asciiDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\s/g, ' ')
    .replace(/[\p{M}\p{Cc}\p{Cf}\u0640]/gu, '');
  return [...plain]
    .map((letter) => letters.get(letter) ?? letter)
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}
