/** Paths below the API's base path (SPECIFICATION 7); `id` is a record's key, or `:id` where routes are declared. */
export const countryPaths = pathsBelow('/countries');
export const cityPaths = pathsBelow('/cities');
export const airportPaths = pathsBelow('/airports');

function pathsBelow(all: string) {
  return { all, one: (id: string) => `${all}/${id}`, history: (id: string) => `${all}/${id}/history` };
}
