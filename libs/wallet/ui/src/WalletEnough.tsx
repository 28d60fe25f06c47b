import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Money } from '@traveldesk/shared-contract';
import { Tag } from '@traveldesk/shared-ui';
import './texts';
import { useWalletEnoughQuery } from './wallet-panel.api';
import styles from './WalletPanel.module.css';

/** Whether a wallet covers an amount, for users who may book but not see balances: no figures are read or shown. */
export function WalletEnough({ id, pay }: { id: string; pay: Money }) {
  const { t } = useTranslation('walletPanel');
  const { currentData, isError } = useWalletEnoughQuery({ id, pay }, { refetchOnMountOrArgChange: true });
  const enough = currentData?.enough;
  return (
    <p className={styles.enough} role="status">
      {enough === true && (
        <Tag color="success" icon={<CheckCircleOutlined aria-hidden />}>
          {t('enough.yes')}
        </Tag>
      )}
      {enough === false && (
        <Tag color="error" icon={<CloseCircleOutlined aria-hidden />}>
          {t('enough.no')}
        </Tag>
      )}
      {isError && t('enough.unknown')}
    </p>
  );
}
