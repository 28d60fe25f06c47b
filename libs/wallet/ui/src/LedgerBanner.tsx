import { WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '@traveldesk/shared-web';
import { walletPermissions, type LedgerState } from '@traveldesk/wallet-contract';
import './texts';
import styles from './LedgerBanner.module.css';

/** A warning on every screen with money while the ledger is stopped or unchecked. */
export function LedgerBanner({ state }: { state: LedgerState | undefined }) {
  const { t } = useTranslation('walletPanel');
  const seesLedger = useCan(walletPermissions.ledger);
  if (state === undefined || state === 'whole') return null;
  return (
    <div className={styles.banner} role="alert">
      <WarningOutlined className={styles.icon} aria-hidden />
      <div>
        <strong>{t(`${state}.title`)}</strong>
        <p className={styles.words}>
          {t(`${state}.words`)} {seesLedger && <Link to="/ledger">{t(`${state}.look`)}</Link>}
        </p>
      </div>
    </div>
  );
}
