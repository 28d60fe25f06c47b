import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { useUsersRoleHistoryInfiniteQuery } from './roles.api';

/** Who changed what of the role, and when. */
export function RoleHistory({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const history = useUsersRoleHistoryInfiniteQuery(id);
  return (
    <HistoryPanel
      history={history}
      fieldName={(field) =>
        field === 'name' || field === 'permissions' ? t(`roles.fields.${field}`) : field
      }
    />
  );
}
