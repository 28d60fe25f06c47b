import { SettingOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { companyPermissions, type Company } from '@traveldesk/companies-contract';
import { deleteAction, editAction, linkAction, type RowActionList } from '@traveldesk/shared-ui';
import { usePermissions } from '@traveldesk/shared-web';
import { useCompaniesDeleteMutation } from './companies.api';

/** Returns the actions that the user may take on a company, in its row, in the tree and on its page. */
export function useCompanyActions(): (company: Pick<Company, 'id' | 'name'>) => RowActionList {
  const { t } = useTranslation('companies');
  const can = usePermissions(companyPermissions);
  const [remove] = useCompaniesDeleteMutation();
  return ({ id, name }) => [
    can.update && editAction(`/companies/edit/${id}`, name),
    can.update &&
      linkAction(`/settings?company=${id}`, {
        label: t('settings.title'),
        name,
        icon: <SettingOutlined aria-hidden />,
      }),
    can.remove && deleteAction(() => remove(id).unwrap(), name),
  ];
}
