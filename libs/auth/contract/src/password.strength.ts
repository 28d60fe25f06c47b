import { knownPhrases } from './password.phrases';
import {
  fold,
  holdsOwnWord,
  minWordLength,
  ownWords,
  passwordLength,
  passwordMinLength,
  passwordMinStrength,
  type PasswordOwner,
} from './password.rules';

// The time of an estimate grows faster than the length; what is strong after 128 characters stays strong.
const judgedLength = 128;

/** Separators between the words of a passphrase. They are easily guessed along with the words. */
const betweenWords = /[\s\p{Pd}\p{Pc}.,]+/gu;

/** A part of a password as zxcvbn has understood it. */
interface Part {
  pattern: string;
  token: string;
  /** The repeated part, if the pattern is a repetition. */
  baseToken?: string | readonly string[];
}

/** zxcvbn's estimate, 0 to 4. Whoever judges brings it along: it comes with 200 kB of known passwords. */
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
 * How hard a password is to guess, and whether it may be taken (SECURITY 19): the one rule of the API and of the form's meter. Words
 * are judged the same with and without blanks between them.
 */
export function judgePassword(password: string, owner: PasswordOwner, estimate: Estimate): JudgedPassword {
  const joined = password.replace(betweenWords, '').slice(0, judgedLength);
  const { score: strength, sequence } = estimate(joined, [...ownWords(owner), ...knownPhrases]);
  return { strength, refusal: refusalOf() };

  function refusalOf(): PasswordRefusal | null {
    if (passwordLength(password) < passwordMinLength) return 'password_too_short';
    if (holdsOwnWord(password, owner)) return 'password_own_words';
    if (strength < passwordMinStrength) return 'password_easy';
    return repeatsWord(password, sequence) ? 'password_repeats_word' : null;
  }
}

/** Whether a word occurs twice: among the words as they are typed, or among those that are known and run together. */
function repeatsWord(password: string, parts: readonly Part[]): boolean {
  if (parts.some(({ baseToken = [] }) => [baseToken].flat().some(isWord))) return true;
  const known = parts.flatMap(({ pattern, token }) => (pattern === 'dictionary' ? [fold(token)] : []));
  const typed = fold(password).split(/\P{L}+/u);
  return [known, typed].some((words) => isAnyTwice(words.filter(isWord)));
}

const isWord = (text: string) => text.length >= minWordLength && /^\p{L}+$/u.test(text);

const isAnyTwice = (words: readonly string[]) => new Set(words).size < words.length;
