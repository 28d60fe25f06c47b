import { typedCode } from '@traveldesk/shared-contract';

/** An IATA city code: three letters in either case (`PAR`); otherwise `city_code_wrong`. */
export const cityCodeSchema = letters(3, 'city_code_wrong');

/** An IATA airport code: three letters in either case (`CDG`); otherwise `airport_iata_wrong`. */
export const airportIataSchema = letters(3, 'airport_iata_wrong');

/** An ICAO airport code: four letters in either case (`LFPG`); otherwise `airport_icao_wrong`. */
export const airportIcaoSchema = letters(4, 'airport_icao_wrong');

function letters(count: number, key: string) {
  const shape = new RegExp(`^[A-Z]{${count}}$`);
  return typedCode.toUpperCase().refine((code) => shape.test(code), { params: { key } });
}
