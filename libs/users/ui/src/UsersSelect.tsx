import { RemoteSelect, type RemoteSelectProps } from '@traveldesk/shared-ui';
import { useUserSearch } from './useUserSearch';

export type UsersSelectProps = Omit<
  RemoteSelectProps,
  'search' | 'picker' | 'multiple' | 'value' | 'onChange'
> & {
  value: string[];
  onChange: (ids: string[]) => void;
};

/** Chooses several users that the caller may see, by name or e-mail. The values are the ids. */
export function UsersSelect(props: UsersSelectProps) {
  const search = useUserSearch();
  return <RemoteSelect {...props} multiple picker="users" search={search} />;
}
