/** The key of the module of flights. */
const flightsModule = 'flights';

/** The settings of a supplier that make sense for flights only. */
export const flightsOnlyFields = ['lap_infants_count', 'single_name'] as const;

/**
 * Whether suppliers of a module are asked about flights: lap infants and single names, and for each company the cabins and airlines that it
 * buys there.
 */
export function isAskedAboutFlights(module: { key: string }): boolean {
  return module.key === flightsModule;
}
