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
  countryInputSchema,
  countryPageSchema,
  countryQuerySchema,
  countrySchema,
  type Country,
  type CountryInput,
  type CountryQuery,
} from './country';
export {
  cityInputSchema,
  cityPageSchema,
  cityQuerySchema,
  citySchema,
  type City,
  type CityInput,
  type CityQuery,
} from './city';
export {
  airportInputSchema,
  airportPageSchema,
  airportQuerySchema,
  airportSchema,
  type Airport,
  type AirportInput,
  type AirportQuery,
} from './airport';
export { countryCodes, currencyCodes, phoneCodes } from './iso-codes';
