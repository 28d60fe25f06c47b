import { CloseCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Supplier } from '@traveldesk/suppliers-contract';
import { ConnectionResult } from './ConnectionResult';
import styles from './ConnectionResult.module.css';

/** The latest test result; or why the supplier's protocol cannot be used, so that the supplier cannot be tested. */
export function SupplierConnectionState({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('suppliers');
  if (!supplier.protocol_problem) return <ConnectionResult test={supplier.last_test} />;
  return (
    <span className={styles.bad}>
      <CloseCircleOutlined aria-hidden /> {t(`tests.outcomes.${supplier.protocol_problem}`)}
    </span>
  );
}
