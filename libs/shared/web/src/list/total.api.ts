import { baseApi } from '../api/baseApi';
import type { ApiRequest } from '../api/request';

/** A list of the API, with the filters that select a part. */
export interface ListPart {
  url: string;
  params: NonNullable<ApiRequest['params']>;
}

/** The number of rows; with `at_least`, the count stopped at `total` and there are more. */
interface Total {
  total: number;
  at_least?: true;
}

const totalApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The number beside a link, which works without it.
    sharedTotal: build.query<Total, ListPart>({
      query: ({ url, params }) => ({ url, params: { ...params, per_page: 1 } }),
      transformResponse: ({ total, at_least: atLeast }: Total) => ({
        total,
        ...(atLeast && { at_least: atLeast }),
      }),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useSharedTotalQuery } = totalApi;
