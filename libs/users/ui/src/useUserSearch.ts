import { useCallback } from 'react';
import type { RemoteOption } from '@traveldesk/shared-ui';
import type { UserRecord } from '@traveldesk/users-contract';
import { useLazyUsersPickQuery } from './user-picker.api';

/** Returns a search for users in the caller's scope by name or email. */
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

/** A user as a picker's option, with the email to distinguish people of the same name. */
export function userOption({ id, name, email }: Pick<UserRecord, 'id' | 'name' | 'email'>): RemoteOption {
  return { value: id, label: name, note: email };
}
