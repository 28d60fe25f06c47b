export { CurrencyFilter } from './CurrencyFilter';
export { CurrencySelect } from './CurrencySelect';
