import { useCallback } from 'react';
import type { RemoteOption, RemoteSelectProps } from '@traveldesk/shared-ui';
import { roleOption } from './role.label';
import { useLazyUsersRoleChoicesQuery } from './roles.api';

/** Returns a search for roles by name. `holder` limits it to roles that such a person can have; `remember` receives the results. */
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
