import { zonePaths, type Zone } from '@traveldesk/markups-contract';
import type { Page } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

/** Number of options that a picker shows. */
const offered = 10;

const zonesPickerApi = baseApi.enhanceEndpoints({ addTagTypes: ['MarkupZone'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The picker shows its own error.
    markupsPickZones: build.query<Page<Zone>, string>({
      query: (name) => ({ url: zonePaths.all, params: { name, page: 1, per_page: offered } }),
      providesTags: (_, error) => (error ? [] : [{ type: 'MarkupZone', id: 'LIST' }]),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useLazyMarkupsPickZonesQuery } = zonesPickerApi;
