export { AirlineSelect } from './AirlineSelect';
