export {
  airportPermissions,
  airportReaders,
  cityPermissions,
  cityReaders,
  cityViewers,
  countryPermissions,
  countryReaders,
  geoPermissions,
} from './permissions';
export { airportPaths, cityPaths, countryPaths } from './paths';
export {
  countryExportQuerySchema,
  countryInputSchema,
  countryPageSchema,
  countryQuerySchema,
  countryRecordSchema,
  type Country,
  type CountryInput,
  type CountryQuery,
  type CountryRecord,
} from './country';
export {
  cityExportQuerySchema,
  cityFields,
  cityInputSchema,
  cityPageSchema,
  cityQuerySchema,
  cityRecordSchema,
  type City,
  type CityExportQuery,
  type CityInput,
  type CityQuery,
  type CityRecord,
} from './city';
export {
  airportExportQuerySchema,
  airportInputSchema,
  airportPageSchema,
  airportQuerySchema,
  airportRecordSchema,
  type Airport,
  type AirportInput,
  type AirportQuery,
  type AirportRecord,
} from './airport';
export { aliasesSchema, mostAliases } from './aliases';
export { phoneCodeDigits } from './country.codes';
export { distanceKm, earthKm, maybeLatitude, maybeLongitude, wholePoint } from './coordinates';
export { alpha3 } from './alpha3';
export { formerCodeOf } from './former-code';
export { countryCodes } from './iso-codes';
