export {
  airportPermissions,
  airportReaders,
  cityPermissions,
  cityReaders,
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
  countrySchema,
  type Country,
  type CountryExportQuery,
  type CountryInput,
  type CountryQuery,
} from './country';
export {
  cityExportQuerySchema,
  cityInputSchema,
  cityPageSchema,
  cityQuerySchema,
  citySchema,
  type City,
  type CityExportQuery,
  type CityInput,
  type CityQuery,
} from './city';
export {
  airportExportQuerySchema,
  airportInputSchema,
  airportPageSchema,
  airportQuerySchema,
  airportSchema,
  type Airport,
  type AirportExportQuery,
  type AirportInput,
  type AirportQuery,
} from './airport';
export { phoneCodeDigits } from './country.codes';
export { countryCodes, currencyCodes, phoneCodes } from './iso-codes';
