import { RemoteSelect, type RemoteSelectProps } from '@traveldesk/shared-ui';
import { useUserSearch } from './useUserSearch';

export type UsersSelectProps = Omit<
  RemoteSelectProps,
  'search' | 'picker' | 'multiple' | 'value' | 'onChange'
> & {
  value: string[];
  onChange: (ids: string[]) => void;
};

/** A picker of several users in the caller's scope, by name or email; the values are ids. */
export function UsersSelect(props: UsersSelectProps) {
  const search = useUserSearch();
  return <RemoteSelect {...props} multiple picker="users" search={search} />;
}
