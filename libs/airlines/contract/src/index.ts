export { airlinePermissions, airlineReaders, airlinesPermissions } from './permissions';
export { airlineCode } from './airline.codes';
export { airlineStatuses, type AirlineStatus } from './airline.kinds';
export { airlinePaths } from './paths';
export {
  airlineExportQuerySchema,
  airlineInputSchema,
  airlinePageSchema,
  airlineQuerySchema,
  airlineSchema,
  type Airline,
  type AirlineInput,
  type AirlineQuery,
} from './airline';
