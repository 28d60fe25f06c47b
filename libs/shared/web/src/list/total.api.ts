import { baseApi } from '../api/baseApi';
import type { ApiRequest } from '../api/request';

/** A list of the API, and the filters that leave a part of it. */
export interface ListPart {
  url: string;
  params: NonNullable<ApiRequest['params']>;
}

/** How many rows there are; `at_least` where the count stopped there. */
interface Total {
  total: number;
  at_least?: true;
}

const totalApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // A number beside a link, which leads there without it too.
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
