export { airlinePermissions, airlineReaders, airlinesPermissions } from './permissions';
export { airlineCode } from './airline.codes';
export { airlinePaths } from './paths';
export {
  airlineExportQuerySchema,
  airlineInputSchema,
  airlinePageSchema,
  airlineQuerySchema,
  airlineSchema,
  airlineStatuses,
  type Airline,
  type AirlineExportQuery,
  type AirlineInput,
  type AirlineQuery,
  type AirlineStatus,
} from './airline';
