import { folded } from './folded';

/**
 * The version of `compactText` and `searchLines` together. Tables are refilled when it increases, so every change of either function, or of
 * `folded`, needs the next number (`compact.spec.ts` of shared-server). The keys of `ledger_references` are `compactText` too: a change of
 * that function needs a migration for them.
 */
export const searchVersion = 2;

const wordOf = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'gu');

/** The word "saint" as written on tickets and by users. */
const saint = wordOf('st|saint');

/** Words of names with several spellings. An ampersand is removed from typed text, like every sign. */
const spellings = [
  { word: wordOf('st|ste|saint|sainte'), ways: ['st', 'ste', 'saint', 'sainte'] },
  { word: new RegExp(`&|${wordOf('and|et|و').source}`, 'gu'), ways: ['', 'and', 'et', 'و'] },
];

/**
 * Returns a text in the form that searches compare: folded, with only letters and digits, so that other spellings of `HASSAN/AHMED`,
 * `Al-Sayedi` and `999-4543403362` match. Empty if the text has neither letters nor digits.
 */
export function compactText(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Returns `compactText` with "St." written out: names that are equal in this form are the same name. */
export function compactName(name: string): string {
  return compactText(folded(name).replace(saint, 'saint'));
}

/**
 * Returns the search text of a row: each of its texts by `compactText`, on its own line between line feeds. A name with a saint or an
 * ampersand has a line for each spelling.
 */
export function searchLines(texts: readonly (string | null)[]): string {
  const lines = texts.flatMap((text) => (text === null ? [] : spellingsOf(folded(text)).map(compactText)));
  const told = [...new Set(lines.filter((line) => line !== ''))];
  return told.length === 0 ? '' : `\n${told.join('\n')}\n`;
}

/** Returns the text and its variants with each spelling of its words. */
function spellingsOf(text: string): string[] {
  return spellings.reduce(
    (found, { word, ways }) =>
      found.flatMap((one) =>
        one.search(word) < 0 ? [one] : [one, ...ways.map((way) => one.replace(word, ` ${way} `))],
      ),
    [text],
  );
}
