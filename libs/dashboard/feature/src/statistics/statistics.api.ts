import { statisticsPath, type Statistics } from '@traveldesk/dashboard-contract';
import { baseApi } from '@traveldesk/shared-web';

const statisticsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // SPECIFICATION 4 and 8: requested once per visit, with blank tiles until then; failures show nothing.
    dashboardStatistics: build.query<Statistics, void>({
      query: () => ({ url: statisticsPath }),
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  endpoints: { dashboardStatistics },
  useDashboardStatisticsQuery,
} = statisticsApi;
