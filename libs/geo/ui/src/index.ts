export { AirportSelect, type AirportSelectProps } from './AirportSelect';
export { CitySelect, type CitySelectProps } from './CitySelect';
export { CountrySelect, type CountrySelectProps } from './CountrySelect';
export { cityOption, countryOption } from './place-options';
