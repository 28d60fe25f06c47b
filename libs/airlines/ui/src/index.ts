export { AirlineSelect, type AirlineSelectProps } from './AirlineSelect';
