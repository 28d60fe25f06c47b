import { useCallback } from 'react';
import { RemoteSelect, useNamed, type RemoteSelectProps } from '@traveldesk/shared-ui';
import { useUsersPickedQuery } from './user-picker.api';
import { userOption, useUserSearch } from './useUserSearch';

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
  const find = useUserSearch();
  const { named, remember } = useNamed({ value, selected, onUnknown }, useUsersPickedQuery, userOption);
  const search = useCallback(
    async (typed: string) => {
      const options = await find(typed);
      remember(options);
      return options;
    },
    [find, remember],
  );
  return <RemoteSelect {...props} picker="users" search={search} value={value} selected={named} />;
}
