import { useCallback } from 'react';
import { RemoteSelect, useNamed, type RemoteOption, type RemoteSelectProps } from '@traveldesk/shared-ui';
import type { UserRecord } from '@traveldesk/users-contract';
import { useLazyUsersPickQuery, useUsersPickedQuery } from './user-picker.api';

export type UserSelectProps = Omit<
  RemoteSelectProps,
  'search' | 'picker' | 'multiple' | 'value' | 'onChange'
> & {
  value?: string | null;
  onChange?: (id: string | null) => void;
  /** Told where no user that the caller may see has the id. */
  onUnknown?: (id: string) => void;
};

/**
 * Chooses a user that the caller may see, by name or e-mail. The value is the id; where the record does not say what it is
 * called (`selected`), as for an id from the address, the name is asked for.
 */
export function UserSelect({ value = null, selected, onUnknown, ...props }: UserSelectProps) {
  const [pick] = useLazyUsersPickQuery();
  const { named, remember } = useNamed({ value, selected, onUnknown }, useUsersPickedQuery, userOption);
  const search = useCallback(
    async (typed: string) => {
      const { data } = await pick(typed, true).unwrap();
      const options = data.map(userOption);
      remember(options);
      return options;
    },
    [pick, remember],
  );
  return <RemoteSelect {...props} picker="users" search={search} value={value} selected={named} />;
}

/** A user as the picker offers it: the name, and the e-mail to tell people of one name apart. */
function userOption({ id, name, email }: Pick<UserRecord, 'id' | 'name' | 'email'>): RemoteOption {
  return { value: id, label: name, note: email };
}
