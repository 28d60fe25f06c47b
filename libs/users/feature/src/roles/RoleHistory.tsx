import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { useUsersRoleHistoryQuery } from './roles.api';

/** Who changed what of the role, and when. */
export function RoleHistory({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const { data } = useUsersRoleHistoryQuery(id);
  return (
    <HistoryPanel
      entries={data?.data}
      fieldName={(field) =>
        field === 'name' || field === 'permissions' ? t(`roles.fields.${field}`) : field
      }
    />
  );
}
