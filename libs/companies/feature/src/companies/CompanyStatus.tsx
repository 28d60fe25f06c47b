import { CheckCircleOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { CompanyStatus as Status } from '@traveldesk/companies-contract';
import '../texts';
import styles from './company.status.module.css';

/** A status is colour, icon and word together. */
export function CompanyStatus({ status }: { status: Status }) {
  const { t } = useTranslation('companies');
  const Icon = status === 'active' ? CheckCircleOutlined : PauseCircleOutlined;
  return (
    <span className={`${styles.status} ${styles[status]}`}>
      <Icon aria-hidden />
      {t(`statuses.${status}`)}
    </span>
  );
}
