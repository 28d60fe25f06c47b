import { baseApi } from '../api/baseApi';
import type { ApiRequest } from '../api/request';

/** A list to export: its endpoint, its filters and order, and the file name. */
export interface ListFile {
  url: string;
  params: NonNullable<ApiRequest['params']>;
  name: string;
}

const exportApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The file is not returned, because the store would hold it while the page is open.
    sharedSaveList: build.mutation<null, ListFile>({
      queryFn: async ({ url, params, name }, _api, _options, call) => {
        const answer = await call({ url, params, as: 'blob' });
        if (answer.error) return { error: answer.error };
        saveAs(answer.data as Blob, name);
        return { data: null };
      },
    }),
  }),
});

function saveAs(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export const { useSharedSaveListMutation } = exportApi;
