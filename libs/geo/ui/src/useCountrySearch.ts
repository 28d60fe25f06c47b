import { useCallback } from 'react';
import type { RemoteOption } from '@traveldesk/shared-ui';
import { usePlaceSearch } from './usePlaceSearch';

/** Searches countries by name and code; a choice is the ISO 3166 code, as passports and zones keep it. */
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
