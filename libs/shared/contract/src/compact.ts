import { folded } from './folded';

/**
 * The version of `compactText` and `searchLines` together. What tables keep is filled anew when it grows, so every change of
 * either, or of `folded`, comes with the next number (`compact.spec.ts` of shared-server). The keys of `ledger_references` are
 * `compactText` too: a change of that function needs a migration for them.
 */
export const searchVersion = 2;

const wordOf = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'gu');

/** The word of a saint, as tickets and people write it. */
const saint = wordOf('st|saint');

/** Words of names that people write in several ways. An ampersand is left out of what is typed, as every sign is. */
const spellings = [
  { word: wordOf('st|ste|saint|sainte'), ways: ['st', 'ste', 'saint', 'sainte'] },
  { word: new RegExp(`&|${wordOf('and|et|و').source}`, 'gu'), ways: ['', 'and', 'et', 'و'] },
];

/**
 * A text as searches compare it: folded, with letters and digits alone. `HASSAN/AHMED`, `Al-Sayedi` and `999-4543403362` are
 * alike to those who write them otherwise. Empty where the text has neither a letter nor a digit.
 */
export function compactText(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** A text as `compactText` gives it, with St. written out: names that are alike here are the same name. */
export function compactName(name: string): string {
  return compactText(folded(name).replace(saint, 'saint'));
}

/**
 * The search text of a row: each of its texts by `compactText`, on a line of its own between line feeds. A name with a saint or
 * an ampersand in it has a line for each spelling.
 */
export function searchLines(texts: readonly (string | null)[]): string {
  const lines = texts.flatMap((text) => (text === null ? [] : spellingsOf(folded(text)).map(compactText)));
  const told = [...new Set(lines.filter((line) => line !== ''))];
  return told.length === 0 ? '' : `\n${told.join('\n')}\n`;
}

/** The text itself, and the same with every spelling of its words. */
function spellingsOf(text: string): string[] {
  return spellings.reduce(
    (found, { word, ways }) =>
      found.flatMap((one) =>
        one.search(word) < 0 ? [one] : [one, ...ways.map((way) => one.replace(word, ` ${way} `))],
      ),
    [text],
  );
}
