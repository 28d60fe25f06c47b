import { CloseCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Supplier } from '@traveldesk/suppliers-contract';
import { ConnectionResult } from './ConnectionResult';
import styles from './ConnectionResult.module.css';

/** The latest test result; or that the server does not support the supplier's protocol, so it cannot be tested. */
export function SupplierConnectionState({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('suppliers');
  if (supplier.protocol_name) return <ConnectionResult test={supplier.last_test} />;
  return (
    <span className={styles.bad}>
      <CloseCircleOutlined aria-hidden /> {t('tests.outcomes.unknown_protocol')}
    </span>
  );
}
