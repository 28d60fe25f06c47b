import { useCallback } from 'react';
import type { RemoteOption } from '@traveldesk/shared-ui';
import type { UserRecord } from '@traveldesk/users-contract';
import { useLazyUsersPickQuery } from './user-picker.api';

/** Users that the caller may see, for what is typed of a name or an e-mail. */
export function useUserSearch(): (typed: string) => Promise<RemoteOption[]> {
  const [pick] = useLazyUsersPickQuery();
  return useCallback(
    async (typed: string) => {
      const { data } = await pick(typed, true).unwrap();
      return data.map(userOption);
    },
    [pick],
  );
}

/** A user as the picker offers it: the name, and the e-mail to tell people of one name apart. */
export function userOption({ id, name, email }: Pick<UserRecord, 'id' | 'name' | 'email'>): RemoteOption {
  return { value: id, label: name, note: email };
}
