import { ApiOutlined, CloseCircleOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@traveldesk/shared-web';
import type { SupplierTest } from '@traveldesk/suppliers-contract';
import styles from './ConnectionResult.module.css';

/** The result and time of the latest connection test. */
export function ConnectionResult({ test }: { test: SupplierTest | null }) {
  const { t } = useTranslation('suppliers');
  const { dateTime, relative } = useFormat();
  if (!test) {
    return (
      <span className={styles.never}>
        <QuestionCircleOutlined aria-hidden /> {t('tests.never')}
      </span>
    );
  }
  const good = test.outcome === 'ok';
  return (
    <span className={styles.result}>
      <span className={good ? styles.good : styles.bad}>
        {good ? <ApiOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}{' '}
        {t(`tests.outcomes.${test.outcome}`)}
      </span>
      <time className={styles.when} dateTime={test.tested_at} title={dateTime(test.tested_at)}>
        {relative(test.tested_at)}
      </time>
    </span>
  );
}
