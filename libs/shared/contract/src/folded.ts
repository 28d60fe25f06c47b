import { asciiDigits } from './digits';

/** Letters that Unicode does not take apart, and ways of writing one Arabic letter that people use for another. */
const letters: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h' }),
  ...Object.entries({ ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', ٱ: 'ا', '’': "'", ʻ: "'" }),
]);

/**
 * A text as it is searched and sorted: lower case, without accents, Arabic vowel signs, hamzas, lengthening strokes
 * and invisible characters; Arabic-Indic digits are ASCII ones, and runs of blanks one blank.
 *
 * It is done here and not by the database, because `unaccent` and collations differ between the two databases and
 * `unaccent` cannot be indexed. A table keeps the folded text beside the text, and a query is folded alike.
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
