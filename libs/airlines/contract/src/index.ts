export { airlinePermissions, airlineReaders, airlinesPermissions } from './permissions';
export { airlineCode } from './airline.codes';
export { airlinePaths } from './paths';
export {
  airlineInputSchema,
  airlinePageSchema,
  airlineQuerySchema,
  airlineSchema,
  airlineStatuses,
  type Airline,
  type AirlineInput,
  type AirlineQuery,
  type AirlineStatus,
} from './airline';
