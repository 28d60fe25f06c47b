import { useCallback } from 'react';
import type { RemoteOption } from '@traveldesk/shared-ui';
import { usePlaceSearch } from './usePlaceSearch';

/** Returns a search for countries by name and code; values are ISO 3166-1 alpha-2 codes, as in passports and zones. */
export function useCountrySearch(): (typed: string) => Promise<RemoteOption[]> {
  const find = usePlaceSearch();
  return useCallback(
    async (typed: string) =>
      (await find(typed))
        .filter(({ kind }) => kind === 'country')
        .map(({ code, name }) => ({ value: code, code, label: name })),
    [find],
  );
}
