import { flightPaths, type ClientText } from '@traveldesk/flights-contract';
import type { Language } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

const clientTextApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Returns offers, by their ids, as a text for a client. */
    flightsClientText: build.query<ClientText, { offers: readonly string[]; language: Language }>({
      query: ({ offers, language }) => ({
        url: flightPaths.clientText,
        params: { offers: offers.join('.'), language },
      }),
      // Not cached, because prices expire.
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useFlightsClientTextQuery } = clientTextApi;
