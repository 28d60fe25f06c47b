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
  /** Called when no user in the caller's scope has the id. */
  onUnknown?: (id: string) => void;
};

/**
 * A picker of a user in the caller's scope, by name or email; the value is the id. The name is loaded if `selected` does not give it, such
 * as for an id from the URL.
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
