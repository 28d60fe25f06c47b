import { typedCode } from '@traveldesk/shared-contract';

/** Three letters by which air travel names a city, in either case (`PAR`); else `city_code_wrong`. */
export const cityCodeSchema = letters(3, 'city_code_wrong');

/** The IATA code of an airport, three letters in either case (`CDG`); else `airport_iata_wrong`. */
export const airportIataSchema = letters(3, 'airport_iata_wrong');

/** The ICAO code of an airport, four letters in either case (`LFPG`); else `airport_icao_wrong`. */
export const airportIcaoSchema = letters(4, 'airport_icao_wrong');

/** A time zone of the IANA database, as `Africa/Cairo`; no bare distance from UTC. Else `time_zone_unknown`. */
export const timeZoneSchema = typedCode.max(64).refine(isTimeZone, { params: { key: 'time_zone_unknown' } });

function letters(count: number, key: string) {
  const shape = new RegExp(`^[A-Z]{${count}}$`);
  return typedCode.toUpperCase().refine((code) => shape.test(code), { params: { key } });
}

/** Whether it is a zone that clocks know, as `Africa/Cairo`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z_]*(\/[A-Za-z0-9_+-]+)*$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
