export { CityFilter } from './CityFilter';
export { CountryFilter } from './CountryFilter';
export { AirportSelect } from './AirportSelect';
export { CitySelect } from './CitySelect';
export { CountrySelect } from './CountrySelect';
export { cityOption, countryOption } from './place-options';
export { useCountry } from './useCountry';
export { useCountrySearch } from './useCountrySearch';
export { usePlaceSearch, type FoundPlace } from './usePlaceSearch';
