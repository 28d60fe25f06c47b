import { useTranslation } from 'react-i18next';
import { companyPaths } from '@traveldesk/companies-contract';
import { Related, RelatedList } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';

/** The users' own library knows of companies, and so this one does not know of it: what its list is called and asks for. */
const users = { path: '/users', permission: 'show_users' } as const;

/** The companies below a company, and its users for those who may see them. */
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
