import { useCallback } from 'react';
import type { RemoteOption, RemoteSelectProps } from '@traveldesk/shared-ui';
import { roleOption } from './role.label';
import { useLazyUsersRoleChoicesQuery } from './roles.api';

/**
 * Searches roles by name for a picker, those that `holder` can have where one is named; `remember` takes what was found.
 */
export function useRoleSearch(
  holder: string | undefined,
  remember: (found: readonly RemoteOption[]) => void,
): RemoteSelectProps['search'] {
  const [pick] = useLazyUsersRoleChoicesQuery();
  return useCallback(
    async (typed: string) => {
      const asked = { ...(holder && { for: holder }), ...(typed && { name: typed }) };
      const { data } = await pick(asked, true).unwrap();
      const options = data.map(roleOption);
      remember(options);
      return options;
    },
    [pick, holder, remember],
  );
}
