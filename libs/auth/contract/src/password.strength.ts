import { knownPhrases } from './password.phrases';
import {
  foldedForComparison,
  containsOwnWord,
  minWordLength,
  ownWords,
  passwordLength,
  passwordMinLength,
  passwordMinStrength,
  type PasswordOwner,
} from './password.rules';

// The cost of an estimate grows faster than the length, and 128 strong characters are enough.
const judgedLength = 128;

/** Separators between the words of a passphrase. They are easily guessed along with the words. */
const betweenWords = /[\s\p{Pd}\p{Pc}.,]+/gu;

/** A part of a password as recognized by zxcvbn. */
interface Part {
  pattern: string;
  token: string;
  /** The repeated part, if the pattern is a repetition. */
  baseToken?: string | readonly string[];
}

/** zxcvbn's estimate, 0 to 4. Passed in by the caller, because it brings 200 kB of known passwords. */
export type Estimate = (password: string, words: string[]) => { score: number; sequence: readonly Part[] };

export type PasswordRefusal =
  | 'password_too_short'
  | 'password_own_words'
  | 'password_easy'
  | 'password_repeats_word';

export interface JudgedPassword {
  strength: number;
  /** The reason to refuse it; null if it may be used. */
  refusal: PasswordRefusal | null;
}

/**
 * Rates a password and decides whether to accept it (SECURITY 19), for both the API and the form's meter. Spaces between words make no
 * difference.
 */
export function judgePassword(password: string, owner: PasswordOwner, estimate: Estimate): JudgedPassword {
  const joined = password.replace(betweenWords, '').slice(0, judgedLength);
  const { score: strength, sequence } = estimate(joined, [...ownWords(owner), ...knownPhrases]);
  return { strength, refusal: refusalOf() };

  function refusalOf(): PasswordRefusal | null {
    if (passwordLength(password) < passwordMinLength) return 'password_too_short';
    if (containsOwnWord(password, owner)) return 'password_own_words';
    if (strength < passwordMinStrength) return 'password_easy';
    return repeatsWord(password, sequence) ? 'password_repeats_word' : null;
  }
}

/** Whether a word occurs twice: among the typed words, or among dictionary words written together. */
function repeatsWord(password: string, parts: readonly Part[]): boolean {
  if (parts.some(({ baseToken = [] }) => [baseToken].flat().some(isWord))) return true;
  const known = parts.flatMap(({ pattern, token }) =>
    pattern === 'dictionary' ? [foldedForComparison(token)] : [],
  );
  const typed = foldedForComparison(password).split(/\P{L}+/u);
  return [known, typed].some((words) => isAnyTwice(words.filter(isWord)));
}

const isWord = (text: string) => text.length >= minWordLength && /^\p{L}+$/u.test(text);

const isAnyTwice = (words: readonly string[]) => new Set(words).size < words.length;
