import { useCallback } from 'react';
import { usePlaceSearch } from '@traveldesk/geo-ui';
import type { RemoteOption } from '@traveldesk/shared-ui';

/** Searches countries by name and code; a choice is the ISO code, as passports keep it. */
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
