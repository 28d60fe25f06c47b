/** Paths below the API's base path (SPECIFICATION 7); `id` is a record's key, or `:id` where routes are declared. */
export const countryPaths = pathsOf('/countries', '/country');
export const cityPaths = pathsOf('/cities', '/city');
export const airportPaths = pathsOf('/airports', '/airport');

/** The export path is singular, as the specification has it for users: `/country/export`. */
function pathsOf(all: string, singular: string) {
  return {
    all,
    one: (id: string) => `${all}/${id}`,
    history: (id: string) => `${all}/${id}/history`,
    export: `${singular}/export`,
  };
}
