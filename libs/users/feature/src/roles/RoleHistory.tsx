import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { usePermissionWords } from '@traveldesk/users-ui';
import en from '../texts/en.json';
import { useUsersRoleHistoryInfiniteQuery } from './roles.api';

/** The history of a role. */
export function RoleHistory({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const { nameOf } = usePermissionWords();
  const history = useUsersRoleHistoryInfiniteQuery(id);
  return (
    <HistoryPanel
      history={history}
      fieldName={(field) => (isField(field) ? t(`roles.fields.${field}`) : field)}
      fieldValue={(field, value) =>
        field === 'permissions' && Array.isArray(value) ? value.map((key) => nameOf(String(key))) : value
      }
    />
  );
}

function isField(field: string): field is keyof typeof en.roles.fields {
  return field in en.roles.fields;
}
