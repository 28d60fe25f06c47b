import { parse } from 'mrz';
import type { Gender } from '@traveldesk/bookings-contract';
import { codeText, isDay } from '@traveldesk/shared-contract';
import { issuingCountryOf } from './issuing-codes';

/** The machine-readable lines of a travel document (ICAO 9303). */
export interface PassportLines {
  /** Empty for a single name, which is the family name. */
  given_name: string;
  family_name: string;
  /** Full dates: the lines have two-digit years, and the century is inferred from today. */
  born_on: string;
  /** Null if unspecified. */
  gender: Gender | null;
  number: string;
  /** ISO 3166-1 alpha-2 of the issuing country; null if the code belongs to no country. */
  country: string | null;
  expires_on: string;
  /** Whether the document is an identity card. */
  isCard: boolean;
}

export type PassportLinesProblem = 'mrz_form' | 'mrz_check';

/** Line length by total length: TD1 has three lines of 30, TD2 two of 36, TD3 (passports) two of 44. */
const lineOfTotal: Readonly<Record<number, number>> = { 90: 30, 72: 36, 88: 44 };

/**
 * Returns the characters of pasted or scanned lines in uppercase without spaces and invisible characters. Quotation marks become
 * fillers, because scanners and keyboards confuse the two.
 */
export function lineCharacters(text: string): string {
  return codeText(text).toUpperCase().replace(/\s/g, '').replace(/[«»]/g, '<<').replace(/[‹›]/g, '<');
}

/** Whether the lines are complete. Passport lines begin with P; others may be three lines of a card. */
export function isComplete(text: string): boolean {
  const characters = lineCharacters(text);
  return characters.length >= (characters.startsWith('P') ? 88 : 90);
}

/** Fields that may be invalid without rejecting the lines; no check digit covers them, and the user fills them in. */
const tolerated: ReadonlySet<string> = new Set(['issuingState', 'nationality', 'sex']);

/** The positions of the names among all characters. */
const names = { TD1: [60, 90], TD2: [5, 36], TD3: [5, 44] } as const;
const isFormat = (format: string): format is keyof typeof names => format in names;

/** Reads the lines of a passport or an identity card. `today` decides the century of years. */
export function readPassportLines(text: string, today: string): PassportLines | PassportLinesProblem {
  const characters = lineCharacters(text);
  const length = lineOfTotal[characters.length];
  if (!length || !/^[A-Z0-9<]*$/.test(characters)) return 'mrz_form';
  // Corrects letters and digits that look alike where the standard allows only one kind.
  const read = parse(linesOf(characters, length), { autocorrect: true });
  const { fields, format } = read;
  const wrong = read.details.flatMap(({ valid, field }) =>
    valid || tolerated.has(field ?? '') ? [] : field,
  );
  if (!isFormat(format) || wrong.some((field) => !field?.endsWith('CheckDigit'))) return 'mrz_form';
  if (wrong.length > 0) return 'mrz_check';
  const born = dayOf(fields.birthDate ?? '', today, 'past');
  const ends = dayOf(fields.expirationDate ?? '', today, 'future');
  if (!born || !ends) return 'mrz_form';
  const hasGivenName = characters
    .slice(...names[format])
    .replace(/<+$/, '')
    .includes('<<');
  const code = fields.documentCode ?? '';
  return {
    family_name: nameOf(fields.lastName),
    given_name: hasGivenName ? nameOf(fields.firstName) : '',
    born_on: born,
    gender: fields.sex === 'female' ? 'f' : fields.sex === 'male' ? 'm' : null,
    number: (fields.documentNumber ?? '').replace(/\s/g, ''),
    country: issuingCountryOf(fields.issuingState ?? ''),
    expires_on: ends,
    isCard: !code.startsWith('P') && code !== 'IP',
  };
}

const linesOf = (characters: string, length: number): string[] =>
  characters.match(new RegExp(`.{${length}}`, 'g')) ?? [];

const nameOf = (name: string | null | undefined): string => (name ?? '').replace(/\s+/g, ' ').trim();

function dayOf(yymmdd: string, today: string, when: 'past' | 'future'): string | null {
  if (!/^\d{6}$/.test(yymmdd)) return null;
  const [year, month, day] = [yymmdd.slice(0, 2), yymmdd.slice(2, 4), yymmdd.slice(4)];
  const century = Number(today.slice(0, 2));
  // A birth date is the latest past candidate; an expiry is the candidate nearest to this year.
  const days = [century - 1, century, century + 1].map((of) => `${of}${year}-${month}-${day}`).filter(isDay);
  if (when === 'past') return days.filter((one) => one <= today).at(-1) ?? null;
  const distance = (one: string) => Math.abs(Number(one.slice(0, 4)) - Number(today.slice(0, 4)));
  return days.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}
