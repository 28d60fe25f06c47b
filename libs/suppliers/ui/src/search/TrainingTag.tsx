import { Tag } from '@traveldesk/shared-ui';
import { useTranslation } from 'react-i18next';
import './texts';

/** Marks what a training supplier sells: nothing real. */
export function TrainingTag() {
  const { t } = useTranslation('supplierSearch');
  return <Tag color="warning">{t('suppliers.training')}</Tag>;
}
