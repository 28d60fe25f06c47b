import { useTranslation } from 'react-i18next';
import { companyPaths } from '@traveldesk/companies-contract';
import { Related, RelatedList } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';

/** Path and permission of the users list. The users library depends on this one, so they cannot be imported. */
const users = { path: '/users', permission: 'show_users' } as const;

/** Links to a company's subsidiaries and, with the permission, to its users. */
export function CompanyRelated({ id }: { id: string }) {
  const { t } = useTranslation('companies');
  const seesUsers = useCan(users.permission);
  return (
    <Related>
      <RelatedList
        label={t('view.children')}
        to={`/companies?parent_id=${id}`}
        of={{ url: companyPaths.all, params: { parent_id: id } }}
      />
      {seesUsers && (
        <RelatedList
          label={t('related.users')}
          to={`${users.path}?company_id=${id}`}
          of={{ url: users.path, params: { company_id: id } }}
        />
      )}
    </Related>
  );
}
