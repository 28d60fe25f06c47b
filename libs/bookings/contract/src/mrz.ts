import type { Gender } from './booking.kinds';

/** What the two lines of a passport say (ICAO 9303, part 4). Days are whole: the century is the nearest one that can be. */
export interface PassportLines {
  given_name: string;
  family_name: string;
  born_on: string;
  gender: Gender | null;
  number: string;
  /** ISO 3166-1 alpha-3 of who issued it. */
  country: string;
  expires_on: string;
}

export type MrzProblem = 'mrz_form' | 'mrz_check';

const length = 44;
const weights = [7, 3, 1];

/** Reads the two lines, as pasted or scanned: blanks do not count, letters may be small. `today` decides centuries. */
export function readMrz(text: string, today: string): PassportLines | MrzProblem {
  const lines = text
    .toUpperCase()
    .split(/\r?\n/)
    // Scanners take two fillers for a quotation mark.
    .map((line) => line.replace(/\s/g, '').replaceAll('«', '<<'))
    .filter((line) => line !== '');
  const [first, second] = lines.length === 1 ? halvesOf(lines[0] ?? '') : lines;
  if (first?.length !== length || second?.length !== length || lines.length > 2) return 'mrz_form';
  if (!/^P[A-Z<][A-Z<]{42}$/.test(first) || !/^[A-Z0-9<]{44}$/.test(second)) return 'mrz_form';
  const number = second.slice(0, 9);
  const birth = second.slice(13, 19);
  const expiry = second.slice(21, 27);
  const parts: [text: string, check: string | undefined][] = [
    [number, second[9]],
    [birth, second[19]],
    [expiry, second[27]],
    [second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43), second[43]],
  ];
  if (!parts.every(([part, check]) => checkDigit(part) === check)) return 'mrz_check';
  const names = first.slice(5).split('<<');
  const born = dayOf(birth, today, 'past');
  const ends = dayOf(expiry, today, 'future');
  if (!born || !ends) return 'mrz_form';
  return {
    family_name: nameOf(names[0]),
    given_name: nameOf(names[1]),
    born_on: born,
    gender: second[20] === 'F' ? 'f' : second[20] === 'M' ? 'm' : null,
    number: number.replaceAll('<', ''),
    country: first.slice(2, 5).replaceAll('<', ''),
    expires_on: ends,
  };
}

const halvesOf = (text: string): [string, string] => [text.slice(0, length), text.slice(length)];

const nameOf = (part: string | undefined): string => (part ?? '').replaceAll('<', ' ').trim();

function checkDigit(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) {
    const value = text[at] === '<' ? 0 : parseInt(text[at] ?? '', 36);
    sum += value * (weights[at % 3] ?? 0);
  }
  return String(sum % 10);
}

function dayOf(yymmdd: string, today: string, when: 'past' | 'future'): string | null {
  if (!/^\d{6}$/.test(yymmdd)) return null;
  const [year, month, day] = [yymmdd.slice(0, 2), yymmdd.slice(2, 4), yymmdd.slice(4)];
  const century = Number(today.slice(0, 2));
  // A birth is the latest such day that is over; passports end within fifty years of now, before or after.
  const days = [century - 1, century, century + 1].map((of) => `${of}${year}-${month}-${day}`).filter(exists);
  if (when === 'past') return days.filter((one) => one <= today).at(-1) ?? null;
  const distance = (one: string) => Math.abs(Number(one.slice(0, 4)) - Number(today.slice(0, 4)));
  return days.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

function exists(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}
