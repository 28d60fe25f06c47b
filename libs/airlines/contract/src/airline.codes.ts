import { z } from 'zod';
import { numberText } from '@traveldesk/shared-contract';

/** An IATA airline designator: two letters or digits, at least one letter, in either case; otherwise `airline_iata_wrong`. */
export const airlineIataSchema = code(/^(?=.*[A-Z])[A-Z0-9]{2}$/, 'airline_iata_wrong');

/** An ICAO airline designator: three letters, in either case; otherwise `airline_icao_wrong`. */
export const airlineIcaoSchema = code(/^[A-Z]{3}$/, 'airline_icao_wrong');

/** The three-digit prefix of the airline's ticket numbers, such as `176`; otherwise `accounting_code_wrong`. */
export const accountingCodeSchema = code(/^[0-9]{3}$/, 'accounting_code_wrong');

/** Normalizes a typed code: upper case, Arabic digits converted to ASCII (TRAVEL-RULES 11). */
export function airlineCode(text: string): string {
  return numberText(text).toUpperCase();
}

function code(shape: RegExp, key: string) {
  return z
    .string()
    .overwrite(airlineCode)
    .refine((text) => shape.test(text), { params: { key } });
}
