/** The key of the module of flights. */
const flightsModule = 'flights';

/** The settings of a supplier that make sense for flights only. */
export const flightsOnlyFields = ['lap_infants_count', 'single_name'] as const;

/**
 * Whether suppliers of this module sell flights. Only they have settings for lap infants and single names, and for the cabins and airlines
 * that each company may buy.
 */
export function isFlightModule(module: { key: string }): boolean {
  return module.key === flightsModule;
}
