import { useCallback } from 'react';
import { RemoteSelect, type RemoteOption, type RemoteSelectProps } from '@traveldesk/shared-ui';
import type { UserRecord } from '@traveldesk/users-contract';
import { useLazyUsersPickQuery } from './user-picker.api';

export type UserSelectProps = Omit<
  RemoteSelectProps,
  'search' | 'picker' | 'multiple' | 'value' | 'onChange'
> & {
  value?: string | null;
  onChange?: (id: string | null) => void;
};

/** Chooses a user that the caller may see, by name or e-mail. The value is the id. */
export function UserSelect(props: UserSelectProps) {
  const [pick] = useLazyUsersPickQuery();
  const search = useCallback(
    async (typed: string) => {
      const { data } = await pick(typed, true).unwrap();
      return data.map(userOption);
    },
    [pick],
  );
  return <RemoteSelect {...props} picker="users" search={search} />;
}

/** A user as the picker offers it: the name, and the e-mail to tell people of one name apart. */
function userOption({ id, name, email }: Pick<UserRecord, 'id' | 'name' | 'email'>): RemoteOption {
  return { value: id, label: name, note: email };
}
