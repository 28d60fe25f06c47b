import {
  exchangeRatePaths,
  type RateFile,
  type RateFileInput,
  type SavedRateFile,
} from '@traveldesk/currencies-contract';
import type { Done } from '@traveldesk/shared-contract';
import { baseApi, idempotencyKey } from '@traveldesk/shared-web';

const rateFileApi = baseApi.enhanceEndpoints({ addTagTypes: ['ExchangeRate'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    currenciesPreviewRateFile: build.mutation<Done<RateFile>, RateFileInput>({
      query: (body) => ({ url: exchangeRatePaths.filePreview, method: 'POST', body }),
    }),
    currenciesSaveRateFile: build.mutation<
      Done<SavedRateFile>,
      { key: string | undefined; file: RateFileInput }
    >({
      query: ({ key, file }) => ({
        url: exchangeRatePaths.files,
        method: 'POST',
        headers: idempotencyKey(key),
        body: file,
      }),
      invalidatesTags: (_, error) => (error ? [] : ['ExchangeRate']),
    }),
  }),
});

export const { useCurrenciesPreviewRateFileMutation, useCurrenciesSaveRateFileMutation } = rateFileApi;
