import { PauseCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { LedgerBanner } from '@traveldesk/wallet-ui';
import type { Balance } from '@traveldesk/wallet-contract';
import '../texts';
import styles from './FormNotice.module.css';

interface FormNoticeProps {
  ledger: Balance['ledger'] | undefined;
  company: Balance['company'] | undefined;
}

/** Shows before the form why it would be refused. */
export function FormNotice({ ledger, company }: FormNoticeProps) {
  const { t } = useTranslation('wallet');
  return (
    <>
      <LedgerBanner state={ledger} />
      {company?.status === 'suspended' && (
        <p className={styles.notice} role="status">
          <PauseCircleOutlined aria-hidden /> {t('wallets.suspended')}
        </p>
      )}
    </>
  );
}
