import { ApiOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@traveldesk/shared-web';
import type { Supplier } from '@traveldesk/suppliers-contract';
import styles from './SupplierConnection.module.css';
import { SupplierConnectionState } from './SupplierConnectionState';
import { useSuppliersTestSupplierMutation } from './suppliers.api';
import { useProtocolProblem } from './useProtocolProblem';

/** Tests the saved connection, and shows the latest result. */
export function SupplierConnection({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('suppliers');
  const { number } = useFormat();
  const [run, { isLoading }] = useSuppliersTestSupplierMutation();
  const problem = useProtocolProblem()(supplier);
  const test = problem ? null : supplier.last_test;
  return (
    <section className={styles.connection} aria-labelledby="supplier-connection">
      <div className={styles.words}>
        <h2 id="supplier-connection" className={styles.title}>
          {t('tests.title')}
        </h2>
        <p className={styles.note}>{problem ?? t('tests.note')}</p>
        <p className={styles.result} aria-live="polite">
          <SupplierConnectionState supplier={supplier} />
          {test?.http_status && <bdi>{t('tests.status', { status: test.http_status })}</bdi>}
          {test && <bdi>{t('tests.duration', { duration: number(test.duration_ms) })}</bdi>}
        </p>
      </div>
      <Button
        disabled={problem !== undefined}
        icon={<ApiOutlined aria-hidden />}
        loading={isLoading}
        onClick={() => void run(supplier.id)}
      >
        {t('tests.run')}
      </Button>
    </section>
  );
}
