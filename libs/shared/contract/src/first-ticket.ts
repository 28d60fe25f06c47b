import { asciiDigits } from './digits';

/** A ticket number of thirteen digits with the suffix of a conjunction: the last digits of its last ticket. */
const conjunction = /^(\s*\d{3}[\s-]?\d{10})\s*[-/]\s*\d{1,3}\s*$/;

/** Returns the first ticket of a conjunction such as `0011234567890-91` or `001-1234567890/91`; any other text as typed. */
export function firstTicket(typed: string): string {
  return conjunction.exec(asciiDigits(typed))?.[1] ?? typed;
}
