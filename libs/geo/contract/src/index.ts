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
  countrySchema,
  type Country,
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
  type AirportInput,
  type AirportQuery,
} from './airport';
export { phoneCodeDigits } from './country.codes';
export { countryCodes } from './iso-codes';
