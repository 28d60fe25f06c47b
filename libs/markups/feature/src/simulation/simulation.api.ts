import { markupPaths, type Simulation, type SimulationInput } from '@traveldesk/markups-contract';
import { baseApi } from '@traveldesk/shared-web';

const simulationApi = baseApi.enhanceEndpoints({ addTagTypes: ['Markup'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // A question, though it is a POST: no toast says that it was done, and what failed is said in its place.
    markupsSimulation: build.query<Simulation, SimulationInput>({
      query: (body) => ({ url: markupPaths.simulations, method: 'POST', body, reads: true }),
      providesTags: (_, error) => (error ? [] : [{ type: 'Markup', id: 'LIST' }]),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useMarkupsSimulationQuery, useLazyMarkupsSimulationQuery } = simulationApi;
