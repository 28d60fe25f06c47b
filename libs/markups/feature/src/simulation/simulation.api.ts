import { markupPaths, type Simulation, type SimulationInput } from '@traveldesk/markups-contract';
import { baseApi } from '@traveldesk/shared-web';

const simulationApi = baseApi.enhanceEndpoints({ addTagTypes: ['Markup'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // A query despite the POST: no success toast, and errors are shown in place.
    markupsSimulation: build.query<Simulation, SimulationInput>({
      query: (body) => ({ url: markupPaths.simulations, method: 'POST', body, reads: true }),
      providesTags: (_, error) => (error ? [] : [{ type: 'Markup', id: 'LIST' }]),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useMarkupsSimulationQuery, useLazyMarkupsSimulationQuery } = simulationApi;
